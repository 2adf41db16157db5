import { useEffect, useEffectEvent } from 'react';

const AGAIN = 60_000;
/** Milliseconds without scrolling after which a visitor is taken to look at the items. */
const REST = 250;

/** Calls `onTick` when a visitor comes, comes back to the tab, rests after scrolling, and each minute while the page is visible. */
export function useVisibilityTicks(onTick: () => void): void {
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onTick();
  });
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const now = () => tick();
    let scrolledAt = 0;
    const whenRested = () => {
      const left = scrolledAt + REST - performance.now();
      rest = left > 0 ? setTimeout(whenRested, left) : undefined;
      if (left <= 0) tick();
    };
    // One timer for a whole scroll: resetting it would cost time in every frame.
    const later = () => {
      scrolledAt = performance.now();
      rest ??= setTimeout(whenRested, REST);
    };
    now();
    const timer = setInterval(now, AGAIN);
    document.addEventListener('visibilitychange', now);
    addEventListener('scroll', later, { passive: true });
    return () => {
      clearTimeout(rest);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
      removeEventListener('scroll', later);
    };
  }, []);
}
