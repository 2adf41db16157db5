/** The state of the bar at the top of the page. */
export type LoadingPhase = 'hidden' | 'running' | 'done';

/** Timing of the bar, in ms (specification 1, section 9). */
export const loadingBarMs = { throttle: 200, duration: 3000, hide: 500 } as const;

/**
 * Turns 'something is loading' into the bar's phases: hidden for the first 200 ms, so that quick pages do not flicker, then running, and
 * done for 500 ms after the page has loaded. Call `stop` when the bar is removed.
 */
export function loadingBar(show: (phase: LoadingPhase) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let phase: LoadingPhase = 'hidden';
  const enter = (next: LoadingPhase) => show((phase = next));
  const later = (next: LoadingPhase, ms: number) => {
    timer = setTimeout(() => enter(next), ms);
  };
  return {
    setPending(pending: boolean) {
      clearTimeout(timer);
      if (pending && phase !== 'running') later('running', loadingBarMs.throttle);
      if (!pending && phase === 'running') enter('done');
      if (!pending && phase === 'done') later('hidden', loadingBarMs.hide);
    },
    stop: () => clearTimeout(timer),
  };
}
