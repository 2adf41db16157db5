import type { SessionWatchOptions } from './sessionWatch.ts';

/** Keeps what a tab knows of its session true, from its first idle moment on: no page waits for the code. */
export function watchSession(options: SessionWatchOptions): void {
  // Safari has no `requestIdleCallback`.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  whenIdle(async () => {
    const { startSessionWatch } = await import('./sessionWatch.ts');
    startSessionWatch(options);
  });
}
