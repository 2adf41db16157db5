import type { ApiClient } from '@social-shop/api-client';
import { sessionQuery } from '@social-shop/auth';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Toggle } from './defineToggle.ts';

/** The known state of one item for one person. */
export interface ItemState {
  /** Last known id of its record on the server; `null` if there is none, absent if not known yet. */
  readonly record?: string | null;
  /** Only a look-up can tell whether `record` is still true: a call has failed since, or another tab has made one. */
  readonly isDoubtful?: boolean;
  /** The state that the last press set, until its call has ended. */
  readonly wanted?: boolean;
  /** The number of messages from other tabs about the item. */
  readonly heard?: number;
}

/** The states of all items of a toggle for one person. */
export type ItemStates = Readonly<Record<string, ItemState>>;

/** One item of one person, and the visitor in whose cache its state is kept. */
export interface Target {
  readonly toggle: Toggle;
  readonly id: string;
  readonly userId: string;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
}

/** Returns whether a button is pressed: the last press counts before the server's record. */
export const isPressed = (state: ItemState | undefined): boolean => state?.wanted ?? Boolean(state?.record);

/** Whether the item needs a look-up, because the server's record is not known. */
export const isUnsure = ({ record, isDoubtful, wanted }: ItemState = {}): boolean =>
  wanted === undefined && (record === undefined || isDoubtful === true);

/** Marks the queries of this library. */
const meta = { isToggle: true };

/** Finds the states of all toggles in a cache. */
export const allStates = {
  predicate: (query: { readonly meta: Record<string, unknown> | undefined }) => query.meta?.['isToggle'] === true,
};

/**
 * The states of all items of a toggle for one person. There is nothing to fetch: `fetchShown` fills it for a page, and buttons look up the
 * rest. When somebody else signs in, `auth` removes it with everything else that was fetched for a person.
 */
export const statesQuery = (toggle: Toggle, userId: string | undefined) =>
  queryOptions<ItemStates>({
    queryKey: [...toggle.queryKey, userId ?? null],
    queryFn: skipToken,
    gcTime: Infinity,
    meta,
  });

export const stateOf = ({ toggle, id, userId, queryClient }: Target): ItemState | undefined =>
  queryClient.getQueryData(statesQuery(toggle, userId).queryKey)?.[id];

/** Keeps the state of an item, unless somebody else is signed in by now. */
export function setState(target: Target, state: ItemState): void {
  const { toggle, id, userId, queryClient } = target;
  if (!isSignedIn(target)) return;
  queryClient.setQueryData(statesQuery(toggle, userId).queryKey, (states) => ({ ...states, [id]: state }));
}

/** Whether this is still the person who is signed in. */
export const isSignedIn = ({ userId, api, queryClient }: Omit<Target, 'toggle' | 'id'>): boolean =>
  queryClient.getQueryData(sessionQuery(api).queryKey)?.session?.userId === userId;

/** Names an item of a person, for queues and storage. */
export const nameOf = ({ toggle, userId, id }: Pick<Target, 'toggle' | 'userId' | 'id'>): string =>
  [...toggle.queryKey, userId, id].join(' ');
