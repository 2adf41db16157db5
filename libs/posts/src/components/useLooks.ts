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
    const later = () => {
      clearTimeout(rest);
      rest = setTimeout(now, REST);
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
