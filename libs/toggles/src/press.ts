import { MutationObserver, onlineManager, type QueryClient } from '@tanstack/react-query';
import { isSignedIn, nameOf, setState, stateOf, type ItemState, type Target } from './itemState.ts';
import { keptOf } from './kept.ts';
import { findRecord } from './lookUp.ts';
import { isLeaving, tellTabs } from './tabs.ts';
import { end, want } from './want.ts';

/**
 * Sends the state that `want` has set to the server (S30). The calls of one item and person run one after another, as mutations of one scope.
 * Each sends the latest state, so presses that cancel each other out send nothing. Waiting calls of a person who has signed out are dropped.
 *
 * @param tellFailure Called when an item could not be turned on and has flipped back.
 * @returns whether all calls of the item up to this one have succeeded.
 */
export async function send(target: Target, tellFailure: () => void): Promise<boolean> {
  const { toggle, queryClient } = target;
  if (!isSignedIn(target)) return false;
  const observer = new MutationObserver(queryClient, {
    mutationKey: toggle.queryKey,
    scope: { id: nameOf(target) },
    mutationFn: () => settle(target, tellFailure),
    // Retry when the connection is back.
    retry: () => !onlineManager.isOnline(),
  });
  try {
    await observer.mutate();
    return isSignedIn(target);
  } catch {
    return false;
  } finally {
    // An observed mutation would stay in the cache for ever.
    observer.reset();
  }
}

const resumed = new WeakMap<QueryClient, Set<string>>();

/** Sends the presses that an earlier document of this tab has stored, once for each toggle and person. */
export function resume(items: Omit<Target, 'id'>, tellFailure: () => void): void {
  const done = resumed.get(items.queryClient) ?? new Set();
  resumed.set(items.queryClient, done);
  const name = nameOf({ ...items, id: '' });
  if (done.has(name)) return;
  done.add(name);
  for (const [id, wanted] of keptOf(items)) {
    want({ ...items, id }, wanted);
    void send({ ...items, id }, tellFailure);
  }
}

/** Sends the latest wanted state to the server. @throws the error of the call. */
async function settle(target: Target, tellFailure: () => void): Promise<void> {
  const { wanted, ...known } = stateOf(target) ?? {};
  // Another call has already sent this press, or the press was dropped.
  if (wanted === undefined || !isSignedIn(target)) return;
  if (hasServer(known, wanted)) return end(target, known);
  try {
    const record = await write(target, wanted, known);
    tellTabs(target, record);
    note(target, wanted, known, { record });
    target.toggle.changed?.(target.queryClient, target.id);
  } catch (error) {
    if (isLeaving(target)) throw error;
    if (!onlineManager.isOnline()) {
      setState(target, { ...stateOf(target), isDoubtful: true });
      throw error;
    }
    tellTabs(target);
    const isTheLast = stateOf(target)?.wanted === wanted;
    note(target, wanted, known, { record: stateOf(target)?.record, isDoubtful: true });
    if (isTheLast && wanted && isSignedIn(target)) tellFailure();
    throw error;
  }
}

const hasServer = ({ record, isDoubtful }: ItemState, on: boolean) =>
  record !== undefined && !isDoubtful && (record !== null) === on;

/** Creates or removes the record of an item. Returns the id of the current record, `null` if there is none. */
async function write(target: Target, on: boolean, { record: known, isDoubtful }: ItemState): Promise<string | null> {
  const { toggle, api, id } = target;
  if (on) return toggle.on(api, id);
  // Another tab may have replaced the record.
  const record = (isDoubtful ? undefined : known) ?? (await findRecord(target, 'write'));
  if (record !== null && isSignedIn(target)) await toggle.off(api, record);
  return null;
}

/** Stores the outcome of a call. A later press stays wanted. If another tab sent a message meanwhile, the record is doubtful. */
function note(target: Target, asked: boolean, before: ItemState, outcome: ItemState): void {
  const { wanted, heard } = stateOf(target) ?? {};
  const state = { ...outcome, heard, isDoubtful: outcome.isDoubtful === true || heard !== before.heard };
  if (wanted === undefined || wanted === asked) end(target, state);
  else setState(target, { ...state, wanted });
}
