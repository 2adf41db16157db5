import { createApiClient, type ApiClientOptions } from '@social-shop/api-client';
import { experimentsList } from '@social-shop/api-contract/calls/experiments';
import type { Experiments, Flag } from '@social-shop/experiments';
import { assignVariants, type Assignments } from '@social-shop/experiments/server';
import { keepsContract } from './validateResponses.ts';

const KEPT_MS = 60_000;
const DEADLINE_MS = 300;

interface Options {
  readonly client: ApiClientOptions;
  /** The flags that the shop's libraries read. */
  readonly declaredFlags: () => Promise<readonly Flag[]>;
  /** Called with the names of experiments that do not run, because pages would have too many variants. */
  readonly onLeft: (names: readonly string[]) => void;
}

/** The platform's flags and experiments, as they are assigned to visitors. */
export interface KeptFlags {
  /** Waits for the first response only. */
  read(): Promise<Assignments>;
  /** As they were read last. */
  readonly kept: Assignments;
}

/**
 * Keeps the platform's flags for 60 s (W28). While they are refreshed the old ones serve, so no page waits for a slow platform after the
 * first. Until the first response the defaults apply.
 */
export function keepFlags({ client, declaredFlags, onLeft }: Options): KeptFlags {
  const api = createApiClient({ ...client, accepts: keepsContract, deadline: DEADLINE_MS });
  let kept = assignVariants(undefined, []);
  let text = '';
  let until = 0;
  let pending: Promise<void> | undefined;

  async function assign(result: Experiments) {
    const declared = await declaredFlags();
    // Assigned anew only after a change: whoever has the same variants has the same object.
    const next = JSON.stringify([result, declared]);
    if (next === text) return;
    text = next;
    kept = assignVariants(result, declared);
    if (kept.left.length > 0) onLeft(kept.left);
  }

  const renew = () => {
    pending ??= api(experimentsList)
      .then(assign)
      .catch(() => undefined)
      .finally(() => {
        // A failing platform is not called more often than a healthy one.
        until = Date.now() + KEPT_MS;
        pending = undefined;
      });
    return pending;
  };

  return {
    async read() {
      const first = until === 0;
      if (Date.now() >= until) {
        const renewed = renew();
        if (first) await renewed;
      }
      return kept;
    },
    get kept() {
      return kept;
    },
  };
}
