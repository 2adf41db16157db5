import { useEffect, useRef } from 'react';

/** Asks for more each time that its place in the page comes into view; mount it anew (`key`) for each place. */
export function InfiniteMarker({ onReach }: { readonly onReach: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reach.current();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={place} aria-hidden="true" />;
}
