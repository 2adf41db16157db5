/** How much of a tile is in the window, and for how long, before it counts as seen (P18). */
const SHARE = 0.5;
const SECOND = 1_000;
/** Tiles under the sticky bar are not seen (specification 1, section 4: the observer's top margin). */
const MARGIN = '-80px 0px 0px';

interface Options {
  /** Key of the item that a tile shows. */
  readonly keyOf: (tile: Element) => string | undefined;
  readonly onSeen: (key: string) => void;
}

/**
 * Calls each time that a tile of a list has been half in view for a second, and again only after it has been fully out of view (P18). A tile
 * that is unmounted is out of view, and so are all of them while a dialog or drawer lies over the page. While its tab is hidden, no time
 * passes for a tile.
 * @returns a function that stops it.
 */
export function observeSeen(feed: Element, { keyOf, onSeen }: Options): () => void {
  const seen = new Set<Element>();
  const inView = new Set<Element>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  // A modal layer hides the page under it from screen readers by one of these attributes.
  const covered = () => feed.closest('[aria-hidden="true"], [inert]') !== null;
  const stop = (tile: Element) => {
    clearTimeout(timers.get(tile));
    timers.delete(tile);
  };
  const start = (tile: Element) => {
    if (!timers.has(tile) && !seen.has(tile)) timers.set(tile, setTimeout(tell, SECOND, tile));
  };
  const tell = (tile: Element) => {
    stop(tile);
    seen.add(tile);
    const key = keyOf(tile);
    if (key !== undefined) onSeen(key);
  };
  const check = () => {
    if (covered()) seen.clear();
    inView.forEach(covered() || document.visibilityState === 'hidden' ? stop : start);
  };

  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio === 0) seen.delete(target);
        if (intersectionRatio >= SHARE) inView.add(target);
        else {
          inView.delete(target);
          stop(target);
        }
      }
      check();
    },
    { threshold: [0, SHARE], rootMargin: MARGIN },
  );
  const observe = (tile: Node) => {
    if (tile instanceof HTMLElement && tile.localName === 'article') views.observe(tile);
  };
  const forget = (tile: Node) => {
    if (!(tile instanceof Element)) return;
    views.unobserve(tile);
    inView.delete(tile);
    seen.delete(tile);
    stop(tile);
  };

  const tiles = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      removedNodes.forEach(forget);
      addedNodes.forEach(observe);
    }
  });
  tiles.observe(feed, { childList: true });
  const layers = new MutationObserver(check);
  layers.observe(document.documentElement, { subtree: true, attributeFilter: ['aria-hidden', 'inert'] });
  document.addEventListener('visibilitychange', check);
  Array.from(feed.children).forEach(observe);

  return () => {
    for (const observer of [views, tiles, layers]) observer.disconnect();
    document.removeEventListener('visibilitychange', check);
    timers.forEach((timer) => clearTimeout(timer));
  };
}
