import type { SessionWatchOptions } from './sessionWatch.ts';

/** Milliseconds after which a page that is never idle is asked to watch all the same. */
const LATEST_MS = 5_000;

/** Keeps what a tab knows of its session true, from its first idle moment on: no page waits for the code. */
export function watchSession(options: SessionWatchOptions): void {
  const start = async () => {
    const { startSessionWatch } = await import('./sessionWatch.ts');
    startSessionWatch(options);
  };
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: LATEST_MS });
  else setTimeout(start);
}
