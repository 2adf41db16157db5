import { MutationObserver } from '@tanstack/react-query';
import { isPressed, isSignedIn, setState, stateOf, type ItemState, type Target } from './itemState.ts';
import { findRecord } from './lookUp.ts';

/**
 * Flips an item at once, and has the server follow (S30). The calls of one item and person go one after the other, as mutations of one
 * scope: each brings the server to what was asked for last, so presses that cancel each other out send nothing. What waits in line
 * for somebody who is no longer signed in is dropped.
 *
 * @param tell Called when an item could not be turned on and has flipped back.
 */
export function press(target: Target, tell: () => void): void {
  const { toggle, id, userId, queryClient } = target;
  const state = stateOf(target);
  setState(target, { ...state, wanted: !isPressed(state) });
  const observer = new MutationObserver(queryClient, {
    mutationKey: toggle.queryKey,
    scope: { id: [...toggle.queryKey, userId, id].join(' ') },
    mutationFn: () => settle(target, tell),
  });
  void observer
    .mutate()
    .catch(() => undefined)
    // An observed mutation would stay in the cache for ever.
    .finally(() => observer.reset());
}

/** Brings the server to what is wanted by now. @throws what the call throws. */
async function settle(target: Target, tell: () => void): Promise<void> {
  const { wanted, ...known } = stateOf(target) ?? {};
  // Settled along with another press, or dropped.
  if (wanted === undefined || !isSignedIn(target)) return;
  if (hasServer(known, wanted)) return setState(target, known);
  try {
    note(target, wanted, { record: await write(target, wanted, known.record) });
  } catch (error) {
    const isTheLast = stateOf(target)?.wanted === wanted;
    note(target, wanted, { record: stateOf(target)?.record, isDoubtful: true });
    if (isTheLast && wanted && isSignedIn(target)) tell();
    throw error;
  }
}

const hasServer = ({ record, isDoubtful }: ItemState, on: boolean) =>
  record !== undefined && !isDoubtful && (record !== null) === on;

/** Makes or removes the record of an item. Returns the id of what is there then. */
async function write(target: Target, on: boolean, known: string | null | undefined): Promise<string | null> {
  const { toggle, api, id } = target;
  if (on) return toggle.on(api, id);
  const record = known ?? (await findRecord(target, 'write'));
  if (record !== null && isSignedIn(target)) await toggle.off(api, record);
  return null;
}

/** Keeps what a call has led to; what else was asked for in the meantime stands. */
function note(target: Target, asked: boolean, outcome: ItemState): void {
  const wanted = stateOf(target)?.wanted;
  setState(target, wanted === undefined || wanted === asked ? outcome : { ...outcome, wanted });
}
