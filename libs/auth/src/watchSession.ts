import type { SessionWatchOptions } from './sessionWatch.ts';
import { noteSession } from './tabSession.ts';

/** Milliseconds after which the watch starts even if the page is never idle. */
const LATEST_MS = 5_000;

/** Keeps the session state of a tab current. Starts when the page is first idle, so that no page waits for the code. */
export function watchSession(options: Omit<SessionWatchOptions, 'isNews'>): void {
  // At once: data stored for another visitor must be removed before a feed reads it.
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
  /** The code failed to load. Try again when the connection is back, or when the visitor returns to the tab. */
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
