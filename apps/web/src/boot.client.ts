/**
 * What a page runs first. The application comes once the pictures of the first view are there: on a slow line both together would come
 * late, and until then the page reads, links and sends its forms without it.
 */

/** Milliseconds after which it comes whatever a picture does. */
const LONGEST_WAIT = 3_000;

/** Who does any of these wants more of the page than to look at it. */
const INTENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];

const { app = '', modules = '' } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
const parts = modules.split(' ').filter(Boolean);

/** The button that was pressed last: only the application can answer it, and does when it is there. */
let pressed: HTMLButtonElement | null = null;
const remember = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest('button[type="button"]') : null;
};

/** Ends a task, so that a phone scrolls and answers before the next. Not imported: this file must come alone. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** All files of the application are asked for at once and run one by one. */
async function run() {
  for (const href of [...parts, app]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
    await pause();
  }
  // What is missing is missed by the application, which knows what to do.
  for (const href of parts) await import(/* @vite-ignore */ href).catch(() => {});
  await import(/* @vite-ignore */ app);
  // From here on React hears every press itself, and takes over at once what is pressed.
  removeEventListener('click', remember, true);
  pressed?.click();
}

/** A browser tells of a pointer that rests where the page appears, too. */
const rests = (event?: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

let begun = false;
function begin(event?: Event) {
  if (begun || rests(event)) return;
  begun = true;
  for (const intent of INTENTS) removeEventListener(intent, begin, true);
  void run();
}

addEventListener('click', remember, true);

// Who comes back has a place to find, and cached pictures.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (document.readyState === 'complete' || visit?.type !== 'navigate') begin();
else {
  addEventListener('load', begin);
  for (const intent of INTENTS) addEventListener(intent, begin, { capture: true, passive: true });
  setTimeout(begin, LONGEST_WAIT);
}

export {};
