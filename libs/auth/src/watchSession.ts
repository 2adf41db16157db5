import type { SessionWatchOptions } from './sessionWatch.ts';
import { noteSession } from './tabSession.ts';

/** Milliseconds after which a page that is never idle is asked to watch all the same. */
const LATEST_MS = 5_000;

/** Keeps what a tab knows of its session true, from its first idle moment on: no page waits for the code. */
export function watchSession(options: Omit<SessionWatchOptions, 'isNews'>): void {
  // At once: what was kept for somebody else must be gone before a feed looks for it.
  const isNews = noteSession(options.api, options.queryClient);
  const start = async (): Promise<void> => {
    let watch;
    try {
      watch = await import('./sessionWatch.ts');
    } catch {
      return startLater();
    }
    watch.startSessionWatch({ ...options, isNews });
  };
  /** The code has not come. It may when the connection is back, or when the visitor returns to the tab. */
  const startLater = () => {
    const waiting = new AbortController();
    const tryAgain = () => {
      waiting.abort();
      void start();
    };
    addEventListener('online', tryAgain, { signal: waiting.signal });
    addEventListener('focus', tryAgain, { signal: waiting.signal });
  };
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: LATEST_MS });
  else setTimeout(start);
}
