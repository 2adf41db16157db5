import type { QueryClient } from '@tanstack/react-query';
import { allStates, type ItemState, type ItemStates, type Target } from './itemState.ts';

const CHANNEL = 'toggles';

/** A message that a tab's call has ended, with or without success. */
interface News {
  /** The query key of the states of the toggle and person. */
  readonly queryKey: readonly string[];
  readonly id: string;
  /** Absent after a failure. */
  readonly record?: string | null | undefined;
}

/** A request to repeat the messages since this time, in milliseconds since 1970. */
interface Joined {
  readonly since: number;
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
  const told = new Map<string, { readonly news: News; readonly at: number }>();
  const open = () => {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<News | Joined>) => {
      if (!('since' in data)) return heed(queryClient, data);
      for (const { news, at } of told.values()) if (at > data.since) channel?.postMessage(news);
    });
  };
  open();
  // This code loads after the page, whose states the server knew before: other tabs may have changed them meanwhile.
  channel?.postMessage({ since: performance.timeOrigin } satisfies Joined);
  // A page in the back/forward cache must not listen: the browser would drop it at the first message (K-B10).
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
    tell(news) {
      told.set(JSON.stringify([news.queryKey, news.id]), { news, at: Date.now() });
      channel?.postMessage(news);
    },
    isLeaving: () => channel === undefined,
  });
}

/** Tells the other tabs that a call about an item has ended. */
export function tellTabs({ toggle, userId, id, queryClient }: Target, record?: string | null): void {
  tabs.get(queryClient)?.tell({ queryKey: [...toggle.queryKey, userId], id, record });
}

export const isLeaving = ({ queryClient }: Target): boolean => tabs.get(queryClient)?.isLeaving() ?? false;

/**
 * Shows the state from another tab at once, and marks it for a look-up, because messages of two tabs may arrive in another order than their
 * calls ended. Items without a state are marked, too, because a look-up that is running may be older than the message.
 */
function heed(queryClient: QueryClient, { queryKey, id, record }: News): void {
  // Ignore messages about another person, or about a toggle that this tab does not show.
  if (!queryClient.getQueryState(queryKey)) return;
  queryClient.setQueryData<ItemStates>(queryKey, (states) => ({ ...states, [id]: heard(states?.[id], record) }));
}

const heard = (state: ItemState = {}, record: string | null | undefined): ItemState => ({
  ...state,
  ...(record !== undefined && { record }),
  isDoubtful: true,
  heard: (state.heard ?? 0) + 1,
});
