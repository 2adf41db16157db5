import './loadInTurn.css.ts';

/**
 * Pictures load a few at a time, those in the window first. Over HTTP/1.1 a browser has six connections to a host: as many pictures as a
 * fast scroll passes would keep the call for the next page waiting until each of them is drawn and sent (K-B09).
 */

/** Leaves connections for calls. */
const AT_ONCE = 4;
/** Pictures this far outside of the window, in px, are loaded: about what lists mount. */
const NEAR = 1_000;
/** Farther than any picture near the window. */
const FAR = 1e9;

const onServer = typeof document === 'undefined';

/** The server's pictures that script has not taken over yet: they load by themselves. */
const served = new Set(onServer ? [] : document.images);

/** Pictures that are neither there nor failed, and whether each is near the window. */
const awaited = new Map<HTMLImageElement, boolean>();

let observer: IntersectionObserver | undefined;

function move(image: HTMLImageElement, from: '' | 'data-', to: '' | 'data-') {
  for (const name of ['srcset', 'src']) {
    const address = image.getAttribute(from + name);
    if (address === null) continue;
    image.setAttribute(to + name, address);
    image.removeAttribute(from + name);
  }
}

function start(image: HTMLImageElement) {
  // A browser that finds out by itself how near it is may begin after it was stopped.
  image.loading = 'eager';
  if (!image.src) move(image, 'data-', '');
}

/** Ends the request, too. */
function stop(image: HTMLImageElement) {
  image.dataset.pending = '';
  move(image, '', 'data-');
}

/** How far a picture is from the window, in px. One that loads in it keeps its turn. */
function distanceOf(image: HTMLImageElement) {
  if (!awaited.get(image)) return FAR;
  const { top, bottom } = image.getBoundingClientRect();
  return Math.max(0, -bottom, top - innerHeight) || (image.src ? -1 : 0);
}

/** Who loads is found out anew each time, and never counted: so nothing that happens to a picture can take a turn away for good. */
function giveTurns() {
  for (const image of served) {
    // Far from the window tiles are taken out and never taken over. A browser would go on loading.
    if (!image.isConnected && served.delete(image)) stop(image);
  }
  [...awaited.keys()]
    .map((image) => ({ image, distance: distanceOf(image) }))
    .sort((a, b) => a.distance - b.distance)
    .forEach(({ image, distance }, index) => {
      if (index < AT_ONCE && distance < FAR) start(image);
      else if (distance > 0) stop(image);
    });
}

function watch() {
  // Printed and kept pages: what waits for paper comes at once; what a browser ended while it kept the page begins anew.
  addEventListener('beforeprint', () => awaited.forEach((_, image) => start(image)));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    awaited.forEach((_, image) => stop(image));
    giveTurns();
  });
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const image = target as HTMLImageElement;
        // What has come meanwhile may still be told of.
        if (awaited.has(image)) awaited.set(image, isIntersecting);
      }
      giveTurns();
    },
    { rootMargin: `${NEAR}px 0px` },
  );
}

/** As the `ref` of an `img`: loads it when it is its turn, and fades it in (`data-pending`) unless it is there already. */
export function loadInTurn(image: HTMLImageElement | null) {
  if (!image || (image.src && image.complete) || !('IntersectionObserver' in globalThis)) return undefined;
  const loads = served.delete(image) || image.loading !== 'lazy';
  if (!loads) stop(image);
  const watching = (observer ??= watch());
  const leave = () => {
    awaited.delete(image);
    watching.unobserve(image);
    queueMicrotask(giveTurns);
  };
  image.onload = image.onerror = () => {
    delete image.dataset.pending;
    leave();
  };
  awaited.set(image, loads);
  watching.observe(image);
  return () => {
    if (awaited.has(image)) stop(image);
    leave();
  };
}
