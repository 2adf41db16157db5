import type { ReactNode } from 'react';
import ReactDOM from 'react-dom';
import { useHydrating } from '../useHydrating.ts';
import { bottomPlace, type BottomPlace } from './bottomPlace.ts';

/**
 * An item at the foot of the window, rendered from anywhere in the page. Items are stacked in a fixed order and never cover each other.
 * From the edge upwards: the question of consent, a banner (after that question is answered), the follow pill, the offline message, and the
 * newest message. The page gets as much room at its end.
 */
export function BottomItem({ place, children }: { readonly place: BottomPlace; readonly children: ReactNode }) {
  return useHydrating() ? null : ReactDOM.createPortal(children, bottomPlace(place));
}
