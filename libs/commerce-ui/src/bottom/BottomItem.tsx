import type { ReactNode } from 'react';
import ReactDOM from 'react-dom';
import { useHydrating } from '../useHydrating.ts';
import { bottomPlace, type BottomPlace } from './bottomPlace.ts';

/**
 * Something at the foot of the window, wherever in the page it is written. What stands there is stacked in one order and never covers
 * another: from the edge upwards the question of consent, a banner (which waits for that answer), the pill that follows, word that the
 * device is offline, and the newest message. The page gets as much room at its end.
 */
export function BottomItem({ place, children }: { readonly place: BottomPlace; readonly children: ReactNode }) {
  return useHydrating() ? null : ReactDOM.createPortal(children, bottomPlace(place));
}
