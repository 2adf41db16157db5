import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Toggle } from './defineToggle.ts';
import { watchToggle } from './watch.ts';

/** Called when the server has made or removed the record of an item. Lives as long as the cache, so it must not close over a component. */
export type ToggleListener = (queryClient: QueryClient, id: string, on: boolean) => void;

const watching = new WeakMap<QueryClient, Map<Toggle, Set<ToggleListener>>>();

/**
 * Calls a listener for each change of a toggle: by a press in this tab, once its call has ended (S30), and by other tabs. A look-up changes
 * nothing. Once watched, always watched: lists that are in the cache must stay true while another page is shown.
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
  watchToggle(queryClient, toggle, (id, change) => {
    if (change === 'added' || change === 'removed') {
      for (const listen of listeners) listen(queryClient, id, change === 'added');
    }
  });
}
