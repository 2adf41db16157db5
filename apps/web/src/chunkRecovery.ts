import { readStored, store, type RouteHandle } from '@social-shop/routing';
import { createPath, type Location, type RouteObject } from 'react-router-dom';
import { connectionReturns } from './connection.ts';

const AGAIN_AFTER_MS = 60_000;
const STORED = 'web.reloadedForChunk';

interface Options {
  /** Returns the target of a pending navigation, if any. */
  readonly wanted: () => Location | undefined;
  /** Returns whether a reload would lose a pending change of the visitor. */
  readonly busy: () => boolean;
}

/**
 * Loads code that a page needs. Without a connection it waits, and the shown page stays (K-V20). After a deploy an open page requests
 * chunks that are gone: then the page reloads at the wanted address. Once in 60 s, so that a chunk which is really missing ends on the
 * error page instead of in a loop (T80). Not for prefetched or optional code, which fails silently (K-B03).
 */
export function chunkRecovery({ wanted, busy }: Options) {
  return async function recovering<Loaded>(load: () => Promise<Loaded>, route?: RouteObject): Promise<Loaded> {
    try {
      return await load();
    } catch (error) {
      if (await connectionReturns()) return recovering(load, route);
      // The router requests the code of a page only once, even if it fails. Links to a document request it again.
      if (route) route.handle = { ...(route.handle as RouteHandle), document: true } satisfies RouteHandle;
      if (!busy() && firstIn(AGAIN_AFTER_MS)) {
        const to = wanted();
        if (to) location.assign(createPath(to));
        else location.reload();
      }
      throw error;
    }
  };
}

/** Returns true at most once in `ms`. Without storage, always false. */
function firstIn(ms: number): boolean {
  return (
    Date.now() - (Number(readStored('sessionStorage', STORED)) || 0) >= ms &&
    store('sessionStorage', STORED, Date.now())
  );
}
