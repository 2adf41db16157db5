import type { QueryClient } from '@tanstack/react-query';
import { allStates, type ItemState, type ItemStates, type Target } from './itemState.ts';

const CHANNEL = 'toggles';

/** That a call of a tab has ended, whatever came of it. */
interface News {
  /** Of the states of the toggle and person. */
  readonly queryKey: readonly string[];
  readonly id: string;
  /** Absent after a failure. */
  readonly record?: string | null | undefined;
}

interface Tab {
  readonly tell: (news: News) => void;
  /** Whether the page is being left: its calls then fail, and another document makes them again. */
  readonly isLeaving: () => boolean;
}

const tabs = new WeakMap<QueryClient, Tab>();

/** Opens the channel to the other tabs of the browser, once for each cache. */
export function joinTabs(queryClient: QueryClient): void {
  if (tabs.has(queryClient)) return;
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => heed(queryClient, data));
  };
  open();
  // A page that is put aside must hear nothing: the browser would give it up with the first message (K-B10).
  addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    queryClient.setQueriesData<ItemStates>(allStates, (states = {}) =>
      Object.fromEntries(Object.entries(states).map(([id, state]) => [id, { ...state, isDoubtful: true }])),
    );
  });
  tabs.set(queryClient, {
    tell: (news) => channel?.postMessage(news),
    isLeaving: () => channel === undefined,
  });
}

/** Tells the other tabs that a call about an item has ended. */
export function tellTabs({ toggle, userId, id, queryClient }: Target, record?: string | null): void {
  tabs.get(queryClient)?.tell({ queryKey: [...toggle.queryKey, userId], id, record });
}

export const isLeaving = ({ queryClient }: Target): boolean => tabs.get(queryClient)?.isLeaving() ?? false;

/**
 * Shows at once what another tab says, and asks the server: calls of two tabs may have ended in another order than they were told of. So
 * may a look-up that is under way, which is why an item that is not known yet is noted, too.
 */
function heed(queryClient: QueryClient, { queryKey, id, record }: News): void {
  // Of somebody else, or of a toggle that this tab does not show.
  if (!queryClient.getQueryState(queryKey)) return;
  queryClient.setQueryData<ItemStates>(queryKey, (states) => ({ ...states, [id]: heard(states?.[id], record) }));
}

const heard = (state: ItemState = {}, record: string | null | undefined): ItemState => ({
  ...state,
  ...(record !== undefined && { record }),
  isDoubtful: true,
  heard: (state.heard ?? 0) + 1,
});
