import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Toggle } from './defineToggle.ts';
import type { ItemState, ItemStates } from './itemState.ts';

/** Called when the server has made or removed the record of an item. Lives as long as the cache, so it must not close over a component. */
export type ToggleListener = (queryClient: QueryClient, id: string, on: boolean) => void;

const watching = new WeakMap<QueryClient, Map<Toggle, Set<ToggleListener>>>();

/**
 * Has a listener called for each change of a toggle: by a press in this tab, once its call has ended (S30), and by other tabs. A look-up that
 * only tells what was there is no change. Once watched, always watched: lists that are in the cache must stay true while another page is
 * shown.
 */
export function useToggleChanges(toggle: Toggle, listener: ToggleListener): void {
  const queryClient = useQueryClient();
  useEffect(() => watch(queryClient, toggle, listener), [queryClient, toggle, listener]);
}

function watch(queryClient: QueryClient, toggle: Toggle, listener: ToggleListener): void {
  const toggles = watching.get(queryClient) ?? new Map<Toggle, Set<ToggleListener>>();
  watching.set(queryClient, toggles);
  const known = toggles.get(toggle);
  if (known) return void known.add(listener);
  const listeners = new Set([listener]);
  toggles.set(toggle, listeners);

  const cache = queryClient.getQueryCache();
  const [library, thing] = toggle.queryKey;
  /** The key of the states has only the person after the toggle's; those of look-ups are longer. */
  const hasStates = ({ queryKey: [first, second, ...rest] }: { readonly queryKey: readonly unknown[] }) =>
    first === library && second === thing && rest.length === 1;
  const before = new Map<string, ItemStates>();
  for (const query of cache.findAll({ predicate: hasStates })) before.set(query.queryHash, statesOf(query.state.data));

  cache.subscribe(({ type, query }) => {
    if (!hasStates(query)) return;
    const old = before.get(query.queryHash) ?? {};
    const now = type === 'removed' ? {} : statesOf(query.state.data);
    before.set(query.queryHash, now);
    for (const [id, state] of Object.entries(now)) {
      const on = state === old[id] ? undefined : changeOf(old[id], state);
      if (on !== undefined) for (const listen of listeners) listen(queryClient, id, on);
    }
  });
}

const statesOf = (data: unknown) => (data ?? {}) as ItemStates;

/** Whether the item is on by now, if that has changed. */
function changeOf(before: ItemState = {}, { record, heard }: ItemState): boolean | undefined {
  if (record === undefined) return undefined;
  const on = record !== null;
  if (before.record !== undefined) return (before.record !== null) === on ? undefined : on;
  // Nothing was known: only a call has changed it, of this tab or of another.
  return before.wanted !== undefined || heard !== before.heard ? on : undefined;
}
