import { matchRoutes, type DataRouter, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import type { RouteHandle } from './feature.ts';
import { pageCode } from './pageCode.ts';

const HOVER_MS = 65;
const PREFETCH_AGAIN_MS = 30_000;
const HERO = 'data-hero';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** With a data saver or on 2g nothing is prefetched (specification 1, section 9). */
function thrifty() {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Fetches the code of these pages, except documents. */
function fetchCode(routes: readonly RouteObject[]) {
  for (const route of routes) {
    if (!(route.handle as RouteHandle | undefined)?.document) pageCode(route).catch(() => {});
    fetchCode(route.children ?? []);
  }
}

const anchorOf = (event: Event) =>
  event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.hasAttribute('href'));

/**
 * Marks the picture in a link, so that it grows into the page's own (`handle.hero`). Returns whether there is one and the visitor wants
 * motion. Only one element may have the mark.
 */
function markHero(anchor: HTMLAnchorElement | undefined): boolean {
  document.querySelector(`[${HERO}]`)?.removeAttribute(HERO);
  const picture = anchor?.querySelector('img')?.parentElement;
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  picture.setAttribute(HERO, '');
  return true;
}

/** Returns the address of an event's link if the client should follow it, and not the browser. */
function linkOf(event: Event): URL | undefined {
  const anchor = anchorOf(event);
  if (!anchor || (anchor.target && anchor.target !== '_self')) return undefined;
  if (anchor.hasAttribute('download') || anchor.relList.contains('external')) return undefined;
  const url = new URL(anchor.href, location.href);
  if (url.origin !== location.origin) return undefined;
  const hashOnly = url.hash && url.pathname === location.pathname && url.search === location.search;
  return hashOnly ? undefined : url;
}

/** Options of the listener. `routes` is the declared table, because the router removes `lazy` from its own copy. */
export interface LinkOptions {
  readonly router: Pick<DataRouter, 'navigate'>;
  readonly routes: RouteObject[];
  readonly context: () => RouterContextProvider;
}

/**
 * Turns clicks on links into client navigation and intent (hover, touch, focus) into prefetch. The code of all pages is fetched when the
 * browser is idle, so that they open offline, too (K-V20). Returns a function that removes the listeners.
 */
export function installLinks({ router, routes, context }: LinkOptions): () => void {
  const prefetched = new Map<string, number>();
  let hover: ReturnType<typeof setTimeout> | undefined;

  /** Matches of a page of the client; anything else (unknown paths, documents) is left to the server. */
  const pageOf = (url: URL) => {
    const matches = matchRoutes(routes, url.pathname);
    const ours = matches?.every(
      ({ route }) => route.path !== '*' && !(route.handle as RouteHandle | undefined)?.document,
    );
    return ours ? matches : undefined;
  };

  const prefetch = (url: URL) => {
    const last = prefetched.get(url.href);
    if (thrifty() || (last !== undefined && Date.now() - last < PREFETCH_AGAIN_MS)) return;
    const matches = pageOf(url);
    if (!matches) return;
    prefetched.set(url.href, Date.now());
    const forget = () => prefetched.delete(url.href);
    for (const { route, params } of matches) {
      const code = pageCode(route);
      const load = async () => {
        const { loader } = route.loader ? route : await code;
        if (typeof loader !== 'function') return;
        const args = { params, request: new Request(url), context: context() } as Parameters<typeof loader>[0];
        await loader(args, undefined);
      };
      Promise.all([code, load()]).catch(forget);
    }
  };

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = linkOf(event);
    const matches = url && pageOf(url);
    if (!matches) return;
    event.preventDefault();
    const to = url.pathname + url.search + url.hash;
    const hasHero = matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.hero);
    void router.navigate(to, {
      replace: to === location.pathname + location.search + location.hash,
      viewTransition: hasHero && markHero(anchorOf(event)),
    });
  };
  const onPointerOver = (event: PointerEvent) => {
    clearTimeout(hover);
    if (event.pointerType !== 'mouse') return;
    const url = linkOf(event);
    if (url) hover = setTimeout(prefetch, HOVER_MS, url);
  };
  const onIntent = (event: Event) => {
    const url = linkOf(event);
    if (url) prefetch(url);
  };

  // Safari has no `requestIdleCallback`.
  const { requestIdleCallback }: Partial<Pick<Window, 'requestIdleCallback'>> = window;
  (requestIdleCallback ?? setTimeout)(() => {
    if (!thrifty()) fetchCode(routes);
  });
  // On window: React's root listeners are on document and must run first, so that `preventDefault` there counts.
  addEventListener('click', onClick);
  // In the capture phase: React stops these events of parts that are not hydrated yet.
  const down = { passive: true, capture: true };
  addEventListener('pointerover', onPointerOver, down);
  addEventListener('touchstart', onIntent, down);
  addEventListener('focusin', onIntent, down);
  return () => {
    clearTimeout(hover);
    removeEventListener('click', onClick);
    removeEventListener('pointerover', onPointerOver, down);
    removeEventListener('touchstart', onIntent, down);
    removeEventListener('focusin', onIntent, down);
  };
}
