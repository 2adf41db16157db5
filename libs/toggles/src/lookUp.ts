import { isSignedIn, isUnsure, setState, stateOf, type Target } from './itemState.ts';

/**
 * The record of an item as the server has it now, `null` when there is none. It is a query, so that it ends when somebody else signs
 * in: what was asked for one person is never the answer for another.
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
  // Its answer is kept in the state of the item, and every question is a new one.
  gcTime: 0,
  staleTime: 0,
  // A write that waits for the connection must not wait for a look-up that does: queries go on only after mutations have ended.
  networkMode: purpose === 'write' ? ('always' as const) : ('online' as const),
});

/** Asks what the server has of an item whose state is unsure. A failure leaves it unsure, until a button of it mounts again. */
export async function lookUp(target: Target): Promise<void> {
  const before = stateOf(target);
  if (!isUnsure(before) || !isSignedIn(target) || isAsking(target)) return;
  const record = await findRecord(target, 'show').catch(() => undefined);
  if (record === undefined) return;
  if (stateOf(target) === before) setState(target, { record });
  // A press in the meantime is newer than the answer; one whose call has failed leaves the question open.
  else await lookUp(target);
}

function isAsking(target: Target): boolean {
  const { fetchStatus = 'idle' } = target.queryClient.getQueryState(recordQuery(target, 'show').queryKey) ?? {};
  return fetchStatus !== 'idle';
}
