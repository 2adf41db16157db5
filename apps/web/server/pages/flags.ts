import { createApiClient, type ApiClientOptions } from '@social-shop/api-client';
import { experimentsList } from '@social-shop/api-contract/calls/experiments';
import { experimentsFrom, type Flags } from '@social-shop/experiments';
import { keepsContract } from './validateResponses.ts';

const KEPT_MS = 60_000;
const DEADLINE_MS = 300;

/**
 * The platform's flags, cached for 60 s (W28). While they are refreshed the old ones serve, so no page waits for a slow platform after the
 * first. Until the first response the defaults apply.
 */
export function readFlags(client: ApiClientOptions) {
  const api = createApiClient({ ...client, accepts: keepsContract, deadline: DEADLINE_MS });
  let kept: Flags = experimentsFrom(undefined);
  let until = 0;
  let pending: Promise<void> | undefined;

  const renew = () => {
    pending ??= api(experimentsList)
      .then((answer) => {
        kept = experimentsFrom(answer);
      })
      .catch(() => undefined)
      .finally(() => {
        // A failing platform is not called more often than a healthy one.
        until = Date.now() + KEPT_MS;
        pending = undefined;
      });
    return pending;
  };

  return async (): Promise<Flags> => {
    const first = until === 0;
    if (Date.now() >= until) {
      const renewed = renew();
      if (first) await renewed;
    }
    return kept;
  };
}
