/** How much of a tile is in the window, and for how long, before it counts as seen (P18). */
const SHARE = 0.5;
const SECOND = 1_000;
/** What is under the sticky bar is not seen (specification 1, section 4: the observer's top margin). */
const MARGIN = '-80px 0px 0px';

interface Options {
  /** Key of the item that a tile shows. */
  readonly keyOf: (tile: Element) => string | undefined;
  readonly onSeen: (key: string) => void;
}

/**
 * Calls once for each item of a list whose tile has been half in view for a second (P18). A tile that is unmounted is out of view, and so
 * are all of them while a dialog or drawer lies over the page or its tab is hidden: what was seen before that does not count.
 * @returns a function that stops it.
 */
export function observeSeen(feed: Element, { keyOf, onSeen }: Options): () => void {
  const seen = new Set<string>();
  const inView = new Set<Element>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  // A modal layer hides what is under it from screen readers, by one of these two.
  const covered = () => document.visibilityState === 'hidden' || feed.closest('[aria-hidden="true"], [inert]') !== null;
  const stop = (tile: Element) => {
    clearTimeout(timers.get(tile));
    timers.delete(tile);
  };
  const start = (tile: Element) => {
    if (!timers.has(tile)) timers.set(tile, setTimeout(tell, SECOND, tile));
  };
  const tell = (tile: Element) => {
    forget(tile);
    const key = keyOf(tile);
    if (key === undefined || seen.has(key)) return;
    seen.add(key);
    onSeen(key);
  };
  const check = () => inView.forEach(covered() ? stop : start);

  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= SHARE) inView.add(target);
        else {
          inView.delete(target);
          stop(target);
        }
      }
      check();
    },
    { threshold: SHARE, rootMargin: MARGIN },
  );
  const observe = (tile: Node) => {
    if (!(tile instanceof HTMLElement) || tile.localName !== 'article') return;
    const key = keyOf(tile);
    if (key === undefined || !seen.has(key)) views.observe(tile);
  };
  const forget = (tile: Node) => {
    if (!(tile instanceof Element)) return;
    views.unobserve(tile);
    inView.delete(tile);
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
