import './loadInTurn.css.ts';

/**
 * Pictures load a few at a time, those in the window first. Over HTTP/1.1 a browser has six connections to a host: without a limit, the
 * pictures that a fast scroll passes would delay the call for the next page until all of them are made and sent (K-B09).
 */

/** Leaves connections for calls. */
const AT_ONCE = 4;
/** Pictures this far outside of the window, in px, are loaded: about what lists mount. */
const NEAR = 1_000;
/** Farther than any picture near the window. */
const FAR = 1e9;

const onServer = typeof document === 'undefined';

/** The server's pictures that are not hydrated yet. They load by themselves. */
const served = new Set(onServer ? [] : document.images);

/** Pictures that have neither loaded nor failed, and whether each is near the window. */
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
  // With lazy loading, a browser might start it after it was stopped.
  image.loading = 'eager';
  if (!image.src) move(image, 'data-', '');
}

/** Also aborts the request. */
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

/** Computes again which pictures load. There is no counter, so no event can lose a turn. */
function giveTurns() {
  for (const image of served) {
    // Tiles far from the window are removed without hydration. A browser would continue to load their pictures.
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

let planned = false;

/**
 * Gives turns after the next frame. Places are read then: in a press that adds or removes tiles, reading them would lay out the page before
 * its paint, and once more after it.
 */
function planTurns() {
  if (planned) return;
  planned = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      planned = false;
      giveTurns();
    }),
  );
}

function watch() {
  // For print, waiting pictures load at once. After the back/forward cache, pictures whose requests the browser has ended start again.
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
        // A picture that has loaded meanwhile may still be reported.
        if (awaited.has(image)) awaited.set(image, isIntersecting);
      }
      giveTurns();
    },
    { rootMargin: `${NEAR}px 0px` },
  );
}

/** The `ref` of an `img`: loads it when it is its turn, and fades it in (`data-pending`) unless it has already loaded. */
export function loadInTurn(image: HTMLImageElement | null) {
  if (!image || (image.src && image.complete) || !('IntersectionObserver' in globalThis)) return undefined;
  const loads = served.delete(image) || image.loading !== 'lazy';
  if (!loads) stop(image);
  const watching = (observer ??= watch());
  const leave = () => {
    awaited.delete(image);
    watching.unobserve(image);
    planTurns();
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
