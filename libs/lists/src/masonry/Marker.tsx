import { useEffect, useEffectEvent, useRef } from 'react';
import * as css from './MasonryList.css.ts';
import type { PlaceStyle } from './placeStyles.ts';

interface MarkerProps {
  readonly style: PlaceStyle;
  /** The list has no items yet. */
  readonly empty: boolean;
  readonly onReach: () => void;
}

/** Calls `onReach` once, when its place is reached. Mount a new one after each page. */
export function Marker({ style, empty, onReach }: MarkerProps) {
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
      // A jump to the end (a key, the scroll bar) passes the marker without showing it, so above the window counts as reached.
      { rootMargin: '1000000px 0px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place} className={css.marker[empty ? 'empty' : 'full']} style={style} aria-hidden="true" />;
}
