import type { ApiClient } from '@social-shop/api-client';
import { sessionQuery } from '@social-shop/auth';
import type { Bound } from '@social-shop/routing';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Toggle } from './defineToggle.ts';
import { statesQuery } from './itemState.ts';

/** The most ids of one call (W16). Buttons look up the others. */
const MOST = 128;

/** Items that a page shows a button of. */
export type Shown = readonly (readonly [toggle: Toggle, ids: readonly string[]])[];

type Find = (data: never) => Shown;

/** For the `meta` of a query: finds the items in its data that have buttons, so that a page knows their states before it is rendered. */
export const shows = <Data>(find: (data: Data) => Shown): { readonly shows: (data: Data) => Shown } => ({
  shows: find,
});

const shownBy = ({ meta, state }: Query): Shown =>
  meta?.['shows'] && state.data !== undefined ? (meta['shows'] as Find)(state.data as never) : [];

interface Options {
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
  /** How long a page waits for the states. */
  readonly within: Bound;
}

/**
 * Fetches the states of all items that the loaded queries show: one call for each toggle, all at once (S29). A failed call leaves its buttons
 * unpressed, and they look themselves up in the browser. Does nothing for visitors who are not signed in. For the server.
 */
export async function fetchShown({ queryClient, api, within }: Options): Promise<void> {
  const userId = queryClient.getQueryData(sessionQuery(api).queryKey)?.session?.userId;
  if (userId === undefined) return;
  const idsByName = new Map<string, { readonly toggle: Toggle; readonly ids: Set<string> }>();
  for (const [toggle, ids] of queryClient.getQueryCache().getAll().flatMap(shownBy)) {
    const name = toggle.queryKey.join('.');
    const all = idsByName.get(name)?.ids ?? new Set();
    idsByName.set(name, { toggle, ids: new Set([...all, ...ids]) });
  }
  await Promise.all(
    Array.from(idsByName.values(), async ({ toggle, ids: all }) => {
      const ids = [...all].slice(0, MOST);
      if (ids.length === 0) return;
      const query = statesQuery(toggle, userId);
      const queryFn = async ({ signal }: { readonly signal: AbortSignal }) => {
        const records = await toggle.read(api, ids, signal);
        const known = toggle.whole ? [...records.keys()] : ids;
        return Object.fromEntries(known.map((id) => [id, { record: records.get(id) ?? null }]));
      };
      try {
        const bound = within({ queryKey: query.queryKey, queryFn });
        await queryClient.fetchQuery({ ...query, queryFn: bound.queryFn as typeof queryFn });
      } catch {
        queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
      }
    }),
  );
}
