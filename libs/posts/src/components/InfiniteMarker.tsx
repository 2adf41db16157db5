import { useEffect, useEffectEvent, useRef } from 'react';

/** Asks for more once its place in the page is in view. Mounted anew after each page, it looks anew. */
export function InfiniteMarker({ onReach }: { readonly onReach: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      reach();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={place} aria-hidden="true" />;
}
