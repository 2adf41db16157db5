import type { ReactNode } from 'react';
import { bottomPlaces, liveOf } from './bottomPlace.ts';
import * as css from './BottomStack.css.ts';

/**
 * The stack at the foot of the window as a server writes it, with the question of consent at the edge. Nothing takes it over in the browser,
 * where `BottomItem` puts the rest into the same stack.
 */
export function BottomStack({ consent }: { readonly consent: ReactNode }) {
  return (
    <div className={css.served} data-bottom-stack="">
      {bottomPlaces.map((place) => (
        <div key={place} className={css.place[place]} data-place={place} aria-live={liveOf(place)}>
          {place === 'consent' ? consent : null}
        </div>
      ))}
    </div>
  );
}
