import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// K-B09
const AT_ONCE = 4;
const NEAR = 1_000;
const WINDOW = 800;
const HEIGHT = 200;

let scrolled = 0;
/** Takes the observer's pending entries, and returns a function that delivers them. */
let take: () => () => void = () => () => {};
const report = () => take()();
const observed = new Set<Picture>();

/** A picture whose place in the page and whose loading the test sets. */
class Picture {
  readonly image: HTMLImageElement;
  readonly addresses: readonly [string, string];
  readonly y: number;
  settled = false;
  /** The browser has ended its request without an event. */
  lost = false;
  leave: (() => void) | undefined;

  constructor(image: HTMLImageElement, y: number) {
    this.image = image;
    this.addresses = [image.srcset, image.src];
    this.y = y;
    image.getBoundingClientRect = () => new DOMRect(0, this.top, HEIGHT, HEIGHT);
    Object.defineProperty(image, 'complete', { get: () => this.settled || !image.src });
    const setAttribute = image.setAttribute.bind(image);
    image.setAttribute = (name, value) => {
      this.lost = false;
      setAttribute(name, value);
    };
    pictures.set(image, this);
  }

  get top() {
    return this.y - scrolled;
  }
  isWithin(margin: number) {
    return this.top < WINDOW + margin && this.top + HEIGHT > -margin;
  }
  get loads() {
    return this.image.hasAttribute('src') && !this.settled;
  }
  settle(event: 'load' | 'error') {
    this.settled = true;
    this.image.dispatchEvent(new Event(event));
  }
}
const pictures = new Map<Element, Picture>();
function pictureOf(image: Element) {
  const picture = pictures.get(image);
  if (!picture) throw new Error('not a picture of this test');
  return picture;
}

class Observer implements Pick<IntersectionObserver, 'observe' | 'unobserve'> {
  constructor(callback: IntersectionObserverCallback) {
    const told = new Map<Picture, boolean>();
    take = () => {
      const changed = [...observed].filter((picture) => told.get(picture) !== picture.isWithin(NEAR));
      for (const picture of changed) told.set(picture, picture.isWithin(NEAR));
      const entries = changed.map(({ image }) => ({ target: image, isIntersecting: told.get(pictureOf(image)) }));
      return () => callback(entries as never, this as never);
    };
  }
  observe(target: Element) {
    observed.add(pictureOf(target));
  }
  unobserve(target: Element) {
    observed.delete(pictureOf(target));
  }
}

/** Ends the frame, with the work after it. */
const nextFrame = () => vi.runAllTimers();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', WINDOW);
  scrolled = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
  pictures.clear();
  observed.clear();
});

let made = 0;
function makeImage(loading: 'lazy' | 'eager' = 'lazy') {
  const image = document.createElement('img');
  made += 1;
  image.loading = loading;
  image.sizes = '50vw';
  image.srcset = `/images/${made}?width=225 225w, /images/${made}?width=450 450w`;
  image.src = `/images/${made}?width=225`;
  document.body.append(image);
  return image;
}

const place = fc.integer({ min: 0, max: 4_000 });
const action = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('mount' as const), y: place }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('scroll' as const), to: place }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom('load' as const, 'error' as const, 'unmount' as const),
      at: fc.nat(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('keep' as const) }) },
);

it('loads four pictures at once, those in the window first, and never loses a turn', async () => {
  const { loadInTurn } = await import('./loadInTurn.ts');
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60, size: 'max' }), (actions) => {
      // A failed sequence has left pictures behind.
      pictures.clear();
      observed.clear();
      const shown: Picture[] = [];
      scrolled = 0;
      const loading = () => shown.filter(({ loads }) => loads);
      const settleOne = (event: 'load' | 'error', at = 0) => {
        const coming = loading().filter(({ lost }) => !lost);
        coming[at % coming.length]?.settle(event);
      };
      const check = () => {
        nextFrame();
        expect(loading().length).toBeLessThanOrEqual(AT_ONCE);
        const waiting = shown.filter((picture) => !picture.settled && !picture.loads && picture.isWithin(NEAR));
        if (waiting.length > 0) expect(loading()).toHaveLength(AT_ONCE);
        if (waiting.some((picture) => picture.isWithin(-1))) {
          expect(loading().every((picture) => picture.isWithin(1))).toBe(true);
        }
      };
      for (const step of actions) {
        if (step.type === 'scroll') {
          scrolled = step.to;
          continue;
        }
        const tell = take();
        // A browser that kept the page has ended their requests: all start again, in turn.
        const inView = step.type === 'keep' ? [] : loading().filter((picture) => picture.isWithin(-1));
        if (step.type === 'mount') {
          const picture = new Picture(makeImage(), step.y);
          picture.leave = loadInTurn(picture.image);
          expect(picture.loads).toBe(false);
          shown.push(picture);
        } else if (step.type === 'unmount') {
          const [gone] = shown.length > 0 ? shown.splice(step.at % shown.length, 1) : [];
          gone?.leave?.();
          gone?.image.remove();
          // Its request has ended.
          expect(gone?.loads ?? false).toBe(false);
        } else if (step.type === 'keep') {
          for (const picture of loading()) picture.lost = true;
          window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
        } else settleOne(step.type, step.at);
        tell();
        report();
        check();
        // Pictures that load in the window continue.
        for (const picture of inView) expect(picture.loads || picture.settled || !shown.includes(picture)).toBe(true);
      }
      report();
      // All pictures near the window load in the end.
      const remaining = () => shown.filter((picture) => picture.isWithin(NEAR) && !picture.settled).length;
      for (let left = remaining(); left > 0; left = remaining()) {
        settleOne('load');
        check();
        expect(remaining()).toBe(left - 1);
      }
      for (const { settled, image, addresses, leave } of shown) {
        if (settled) expect([image.srcset, image.src]).toEqual(addresses);
        expect(image.sizes).toBe('50vw');
        leave?.();
      }
      nextFrame();
      expect(observed.size).toBe(0);
    }),
    // Sequences are long, so no more runs than find faults.
    { numRuns: 60 },
  );
});

it('leaves the server’s pictures in the window to the browser, and stops those left behind or removed', async () => {
  const images = Array.from({ length: 12 }, () => makeImage());
  const { loadInTurn } = await import('./loadInTurn.ts');
  const [below, taken, ...inView] = images.map(
    (image, index) => new Picture(image, index === 0 ? WINDOW + 2 * NEAR : index === 1 ? WINDOW + NEAR : 0),
  );
  for (const { image } of [below, ...inView].flatMap((picture) => picture ?? [])) loadInTurn(image);
  taken?.image.remove();
  report();
  expect(inView.map(({ loads }) => loads)).toEqual(inView.map(() => true));
  expect([below?.loads, taken?.loads]).toEqual([false, false]);

  scrolled = WINDOW + 2 * NEAR;
  report();
  expect(inView.map(({ loads }) => loads)).toEqual(inView.map(() => false));
  expect(below?.loads).toBe(true);
});

it('starts priority pictures at once, and all waiting ones when the page is printed', async () => {
  const { loadInTurn } = await import('./loadInTurn.ts');
  const first = new Picture(makeImage('eager'), 0);
  loadInTurn(first.image);
  expect(first.loads).toBe(true);
  const rest = Array.from({ length: 9 }, () => new Picture(makeImage(), 0));
  for (const { image } of rest) loadInTurn(image);
  report();
  expect(rest.filter(({ loads }) => loads)).toHaveLength(AT_ONCE - 1);
  window.dispatchEvent(new Event('beforeprint'));
  expect(rest.filter(({ loads }) => loads)).toHaveLength(9);
});

it('reads the places of pictures after the frame, not in the press that removes tiles', async () => {
  const { loadInTurn } = await import('./loadInTurn.ts');
  const shown = Array.from({ length: 6 }, () => new Picture(makeImage(), 0));
  const leaves = shown.map(({ image }) => loadInTurn(image));
  report();
  const read = vi.fn(() => new DOMRect(0, 0, HEIGHT, HEIGHT));
  for (const { image } of shown) image.getBoundingClientRect = read;
  shown[0]?.settle('load');
  leaves[1]?.();
  await Promise.resolve();
  expect(read).not.toHaveBeenCalled();
  nextFrame();
  expect(shown.filter(({ loads }) => loads)).toHaveLength(AT_ONCE);
});

it('leaves all pictures to browsers without an IntersectionObserver', async () => {
  vi.unstubAllGlobals();
  const { loadInTurn } = await import('./loadInTurn.ts');
  const image = makeImage();
  loadInTurn(image);
  expect(image.getAttribute('src')).not.toBeNull();
});
