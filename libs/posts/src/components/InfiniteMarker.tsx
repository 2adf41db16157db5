import { useEffect, useEffectEvent, useRef } from 'react';

/** Asks for more once its place in the page has been reached. Mounted anew after each page, it looks anew. */
export function InfiniteMarker({ onReach }: { readonly onReach: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        reach();
      },
      // A jump to the end (a key, the scroll bar) passes the place without showing it: above counts as reached.
      { rootMargin: '1000000px 0px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={place} aria-hidden="true" />;
}
