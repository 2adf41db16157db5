import { isSignedIn, setState, stateOf, type ItemState, type Target } from './itemState.ts';
import { keep } from './kept.ts';

/** Turns an item on or off for the visitor at once. The server follows with `send`. */
export function want(target: Target, wanted: boolean): void {
  if (!isSignedIn(target)) return;
  setState(target, { ...stateOf(target), wanted });
  keep(target, wanted);
}

/** No state is wanted any more. */
export function end(target: Target, { wanted: _, ...state }: ItemState): void {
  setState(target, state);
  keep(target, undefined);
}
