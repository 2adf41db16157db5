import { onlineManager } from '@tanstack/react-query';
import { stateOf, type Target } from './itemState.ts';
import { end, want } from './want.ts';

type Actions = typeof import('./actions.ts');

let loaded: Promise<Actions> | undefined;

/** Calls `run` with the code that makes calls, which is not in the first view. If it cannot be loaded, does nothing. */
export async function loadActions(run: (actions: Actions) => unknown): Promise<void> {
  const actions = await load().catch(() => undefined);
  if (actions) await run(actions);
}

const load = () =>
  (loaded ??= import('./actions.ts').catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));

/** Flips an item at once and sends the change to the server. Returns whether the server has made it. */
export async function press(target: Target, wanted: boolean, tellFailure: () => void): Promise<boolean> {
  want(target, wanted);
  try {
    const { send } = await load();
    return await send(target, tellFailure);
  } catch {
    // The press is stored, and a later document with a connection sends it.
    if (!onlineManager.isOnline()) return false;
    end(target, stateOf(target) ?? {});
    if (wanted) tellFailure();
    return false;
  }
}
