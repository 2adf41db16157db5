/** The measurements of one scroll through a list. */
export interface Scroll {
  /** Milliseconds from each frame to the next. */
  readonly frames: readonly number[];
  readonly mostElements: number;
  readonly probes: number;
  /** Probes that have met no tile. */
  readonly blank: number;
}

/** One look in so many frames: looking takes time too. */
const LOOK_EVERY = 10;
/** Places of probes, in shares of the window: in the middle of either column. */
const PROBES = [0.25, 0.75].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
/** More than the gap between tiles, in px. */
const BESIDE_GAP = 24;

const tileAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('article');
const isBlank = ([x, y]: readonly [number, number]) =>
  !tileAt(x * innerWidth, y * innerHeight) && !tileAt(x * innerWidth, y * innerHeight + BESIDE_GAP);

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/**
 * Scrolls down, so many px in each frame, and looks at what each frame is about to show. Ends after so many frames,
 * or so many milliseconds.
 */
export async function scrollThrough(frameCount: number, step: number, longest: number): Promise<Scroll> {
  const elements = document.getElementsByTagName('*');
  const frames: number[] = [];
  let [mostElements, probes, blank] = [0, 0, 0];
  let before = await nextFrame();
  const end = before + longest;
  for (let frame = 1; frame <= frameCount && before < end; frame += 1) {
    scrollBy(0, step);
    if (frame % LOOK_EVERY === 0) {
      mostElements = Math.max(mostElements, elements.length);
      probes += PROBES.length;
      blank += PROBES.filter(isBlank).length;
    }
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
  }
  return { frames, mostElements, probes, blank };
}
