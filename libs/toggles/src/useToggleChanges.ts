import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Toggle } from './defineToggle.ts';
import { watchToggle } from './watch.ts';

/** Called when the server has made or removed the record of an item. Lives as long as the cache, so it must not close over a component. */
export type ToggleListener = (queryClient: QueryClient, id: string, on: boolean) => void;

const watching = new WeakMap<QueryClient, Set<ToggleListener>>();

/**
 * Has a listener called for each change of a toggle: by a press in this tab, once its call has ended (S30), and by other tabs. A look-up that
 * only tells what was there is no change. Once watched, always watched: lists that are in the cache must stay true while another page is
 * shown. One listener is for one toggle.
 */
export function useToggleChanges(toggle: Toggle, listener: ToggleListener): void {
  const queryClient = useQueryClient();
  useEffect(() => watch(queryClient, toggle, listener), [queryClient, toggle, listener]);
}

function watch(queryClient: QueryClient, toggle: Toggle, listener: ToggleListener): void {
  const listeners = watching.get(queryClient) ?? new Set();
  watching.set(queryClient, listeners);
  if (listeners.has(listener)) return;
  listeners.add(listener);
  watchToggle(queryClient, toggle, (id, change, { record, wanted }) => {
    if (change === 'added') listener(queryClient, id, true);
    else if (change === 'removed' && (typeof record === 'string' || wanted === false)) listener(queryClient, id, false);
  });
}
