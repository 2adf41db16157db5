import { useEffect, useEffectEvent } from 'react';

const AGAIN = 60_000;
/** Milliseconds without scrolling after which a reader looks at what is there. */
const REST = 250;

/** Calls when a reader comes, comes back to the tab, rests after scrolling, and each minute while they stay. */
export function useLooks(onLook: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onLook();
  });
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const now = () => look();
    let scrolledAt = 0;
    const whenRested = () => {
      const left = scrolledAt + REST - performance.now();
      rest = left > 0 ? setTimeout(whenRested, left) : undefined;
      if (left <= 0) look();
    };
    // One timer for a whole scroll: setting it anew costs every frame.
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
