import { readStored, store, type RouteHandle } from '@social-shop/routing';
import { createPath, type Location, type RouteObject } from 'react-router-dom';
import { connectionReturns } from './connection.ts';

const AGAIN_AFTER_MS = 60_000;
const STORED = 'web.reloadedForChunk';

interface Options {
  /** Where the visitor is on the way to, if anywhere. */
  readonly wanted: () => Location | undefined;
  /** Something of the visitor is under way that a reload would lose. */
  readonly busy: () => boolean;
}

/**
 * For code that a page cannot be shown without. Without a connection it is waited for, and the page that was seen stays (K-V20). After a
 * deploy an open page asks for chunks that are gone: the page is loaded anew, at the address that was wanted. Once in 60 s, so that a
 * chunk which is really missing ends on the error page instead of in a loop (T80). What is fetched on a guess, or does without, is not
 * for this: it fails quietly (K-B03).
 */
export function chunkRecovery({ wanted, busy }: Options) {
  return async function recovering<Loaded>(load: () => Promise<Loaded>, route?: RouteObject): Promise<Loaded> {
    try {
      return await load();
    } catch (error) {
      if (await connectionReturns()) return recovering(load, route);
      // The router asks for the code of a page once, whatever comes of it. Links to a whole document ask again.
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

/** Where nothing can be remembered, every time could be the second. */
function firstIn(ms: number): boolean {
  return (
    Date.now() - (Number(readStored('sessionStorage', STORED)) || 0) >= ms &&
    store('sessionStorage', STORED, Date.now())
  );
}
