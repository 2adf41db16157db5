import type { ApiClient } from '@social-shop/api-client';
import { sessionQuery } from '@social-shop/auth';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Toggle } from './defineToggle.ts';

/** What is known of one item for one person. */
export interface ItemState {
  /** Id of its record on the server as last heard of, `null` when there is none, absent when that was never heard. */
  readonly record?: string | null;
  /** A call has failed since, and may have been done all the same. */
  readonly isDoubtful?: boolean;
  /** What the last press asked for, until its call has ended. */
  readonly wanted?: boolean;
}

/** One item of one person, and the visitor in whose cache its state is kept. */
export interface Target {
  readonly toggle: Toggle;
  readonly id: string;
  readonly userId: string;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
}

/** What a button shows: the last press before what the server says. */
export const isPressed = (state: ItemState | undefined): boolean => state?.wanted ?? Boolean(state?.record);

/** Whether only a look-up can tell what the server has. */
export const isUnsure = ({ record, isDoubtful, wanted }: ItemState = {}): boolean =>
  wanted === undefined && (record === undefined || isDoubtful === true);

/**
 * The states of all items of a toggle for one person. There is nothing to fetch, so that a server renders every button unpressed and
 * hands the browser no states; when somebody else signs in, `auth` removes it with everything else that was fetched for a person.
 */
export const statesQuery = (toggle: Toggle, userId: string | undefined) =>
  queryOptions<Readonly<Record<string, ItemState>>>({
    queryKey: [...toggle.queryKey, userId ?? null],
    queryFn: skipToken,
    gcTime: Infinity,
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
export const isSignedIn = ({ userId, api, queryClient }: Target): boolean =>
  queryClient.getQueryData(sessionQuery(api).queryKey)?.session?.userId === userId;
