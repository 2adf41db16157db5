import { isSignedIn, isUnsure, setState, stateOf, statesQuery, type ItemStates, type Target } from './itemState.ts';

/**
 * Fetches the current record of an item from the server, `null` if there is none. It is a query, so it is cancelled when another person
 * signs in, and nobody gets the record of somebody else.
 */
export const findRecord = (target: Target, purpose: 'show' | 'write') =>
  target.queryClient.fetchQuery(recordQuery(target, purpose));

const recordQuery = ({ toggle, id, userId, api }: Target, purpose: 'show' | 'write') => ({
  queryKey: [...toggle.queryKey, userId, id, purpose],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    try {
      return (await toggle.find(api, id, signal)) ?? null;
    } catch (error) {
      if (toggle.readError && !signal.aborted) console.error(toggle.readError, error);
      throw error;
    }
  },
  // The result is kept in the state of the item, so the query caches nothing.
  gcTime: 0,
  staleTime: 0,
  // Offline, a write must not wait for its look-up: react-query resumes queries only after all mutations have ended.
  networkMode: purpose === 'write' ? ('always' as const) : ('online' as const),
});

/** Looks up an item whose state is unsure. After a failure it stays unsure until one of its buttons mounts again. */
export async function lookUp(target: Target): Promise<void> {
  const before = stateOf(target);
  if (!isUnsure(before) || !isSignedIn(target) || isAsking(target)) return;
  const record = await findRecord(target, 'show').catch(() => undefined);
  if (record === undefined) return;
  if (stateOf(target) === before) setState(target, { record });
  // The state has changed meanwhile, so the record may be out of date. If the state is still unsure, look it up again.
  else await lookUp(target);
}

function isAsking(target: Target): boolean {
  const { fetchStatus = 'idle' } = target.queryClient.getQueryState(recordQuery(target, 'show').queryKey) ?? {};
  return fetchStatus !== 'idle';
}

/** Fetches all records of a toggle that is looked up as a whole. What was pressed or heard meanwhile is newer. A failure is logged. */
export async function lookUpAll({ toggle, userId, api, queryClient }: Omit<Target, 'id'>): Promise<void> {
  try {
    const records = await queryClient.fetchQuery({
      queryKey: [...toggle.queryKey, userId, 'all'],
      queryFn: ({ signal }) => toggle.read(api, [], signal),
      gcTime: 0,
    });
    if (!isSignedIn({ userId, api, queryClient })) return;
    const states: ItemStates = Object.fromEntries(Array.from(records, ([id, record]) => [id, { record }]));
    queryClient.setQueryData(statesQuery(toggle, userId).queryKey, (known) => ({ ...states, ...known }));
  } catch (error) {
    if (toggle.readError) console.error(toggle.readError, error);
  }
}
