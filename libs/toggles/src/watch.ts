import type { QueryClient } from '@tanstack/react-query';
import type { Toggle } from './defineToggle.ts';
import { allStates, isPressed, type ItemState, type ItemStates } from './itemState.ts';

/**
 * How an item has changed: a button turned it `off`, its record was `removed` or `added`, by this tab or by another, or a look-up found it
 * `absent`.
 */
export type ItemChange = 'off' | 'removed' | 'added' | 'absent';

/**
 * Calls `tell` for each change of a toggle's items, in this tab and in others, so that lists of them stay right (S30).
 *
 * @returns a function that stops.
 */
export function watchToggle(
  queryClient: QueryClient,
  toggle: Toggle,
  tell: (id: string, change: ItemChange) => void,
): () => void {
  const cache = queryClient.getQueryCache();
  const [library, thing] = toggle.queryKey;
  const isOfToggle = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queryKey[0] === library && queryKey[1] === thing;
  const known = new Map(
    cache.findAll(allStates).map(({ queryHash, state }) => [queryHash, (state.data ?? {}) as ItemStates]),
  );
  return cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || !allStates.predicate(query) || !isOfToggle(query)) return;
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
  if (after.record === undefined) return;
  const isOn = after.record !== null;
  if (before.record !== undefined) {
    if ((before.record !== null) !== isOn) yield isOn ? 'added' : 'removed';
    return;
  }
  const isByCall = before.wanted !== undefined || after.heard !== before.heard;
  if (isByCall) yield isOn ? 'added' : 'removed';
  else if (!isOn) yield 'absent';
}
