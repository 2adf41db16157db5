import { useEffect, useEffectEvent, useRef } from 'react';
import * as css from './MasonryList.css.ts';
import type { PlaceStyle } from './placeStyles.ts';

/** Asks for more once its place in the list has been reached. Mounted anew after each page, it looks anew. */
export function Marker({ style, onReach }: { readonly style: PlaceStyle; readonly onReach: () => void }) {
  const place = useRef<HTMLDivElement>(null);
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
  return <div ref={place} className={css.marker} style={style} aria-hidden="true" />;
}
