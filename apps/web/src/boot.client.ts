/**
 * The first script of a page. It loads the application after the pictures of the first view: on a slow connection both together would be
 * late, and until then text, links and forms work without it.
 */

/** Milliseconds after which the application loads even if a picture is not loaded. */
const LONGEST_WAIT = 3_000;

/** Events that start the application at once. */
const INTENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];

const { app = '', modules = '' } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
const parts = modules.split(' ').filter(Boolean);

/** The last pressed button. Only the application can handle it, and does so once it runs. */
let pressed: HTMLButtonElement | null = null;
const remember = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest('button[type="button"]') : null;
};

/** Ends a task, so that a phone can scroll and respond before the next. Not imported, because this file must have no imports. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Requests all files of the application at once and runs them one by one. */
async function run() {
  for (const href of [...parts, app]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
    await pause();
  }
  // A missing file fails in the application, which handles it.
  for (const href of parts) await import(/* @vite-ignore */ href).catch(() => {});
  await import(/* @vite-ignore */ app);
  // From here React handles every press, and hydrates the pressed part at once.
  removeEventListener('click', remember, true);
  pressed?.click();
}

/** Browsers also send this event for a pointer that does not move while the page appears. */
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

// After Back or a reload there is a place to restore, and the pictures are cached.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (document.readyState === 'complete' || visit?.type !== 'navigate') begin();
else {
  addEventListener('load', begin);
  for (const intent of INTENTS) addEventListener(intent, begin, { capture: true, passive: true });
  setTimeout(begin, LONGEST_WAIT);
}

export {};
