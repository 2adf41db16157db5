import type { QueryClient } from '@tanstack/react-query';
import type { Toggle } from './defineToggle.ts';
import { isPressed, type ItemState, type ItemStates } from './itemState.ts';

/** A change of an item: a button turned it `off`, its record was `removed`, or a new one was `added`. */
export type ItemChange = 'off' | 'removed' | 'added';

/**
 * Calls `tell` with each change of the items of a toggle, in this tab and in others, so that lists of them stay correct (S30). A look-up
 * that finds no record counts as `removed`.
 *
 * @returns a function that stops the watch.
 */
export function watchToggle(
  queryClient: QueryClient,
  toggle: Toggle,
  tell: (id: string, change: ItemChange) => void,
): () => void {
  const [library, thing] = toggle.queryKey;
  const known = new Map<string, ItemStates>();
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.meta?.['isToggle'] !== true) return;
    if (query.queryKey[0] !== library || query.queryKey[1] !== thing) return;
    const before = known.get(query.queryHash) ?? {};
    const after = (query.state.data ?? {}) as ItemStates;
    if (before === after) return;
    known.set(query.queryHash, after);
    for (const [id, state] of Object.entries(after)) {
      if (state !== before[id]) for (const change of changes(before[id], state)) tell(id, change);
    }
  });
}

function* changes(before: ItemState = {}, after: ItemState): Generator<ItemChange> {
  if (after.wanted === false && before.wanted !== false && isPressed(before)) yield 'off';
  if (after.record === before.record) return;
  if (after.record === null) yield 'removed';
  else if (after.record !== undefined && (before.record === null || before.wanted === true)) yield 'added';
}
