import { createPath, type createBrowserRouter } from 'react-router-dom';

const AGAIN_AFTER_MS = 60_000;
const STORED = 'reloaded-for-chunk';

interface Options {
  /** Absent until the first page stands. */
  readonly router: () => ReturnType<typeof createBrowserRouter> | undefined;
  /** Something of the visitor is under way that a reload would lose. */
  readonly busy: () => boolean;
}

/**
 * After a deploy an open page asks for chunks that are gone: the page is loaded anew, at the address that was wanted. Once in 60 s,
 * so that a chunk which is really missing ends on the error page instead of in a loop (T80).
 */
export function installChunkRecovery({ router, busy }: Options): void {
  addEventListener('vite:preloadError', () => {
    if (busy() || !firstIn(AGAIN_AFTER_MS)) return;
    const wanted = router()?.state.navigation.location;
    if (wanted) location.assign(createPath(wanted));
    else location.reload();
  });
}

/** Where nothing can be remembered, every time could be the second. */
function firstIn(ms: number): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(STORED)) < ms) return false;
    sessionStorage.setItem(STORED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
