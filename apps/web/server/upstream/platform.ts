import type { ApiClientOptions } from '@social-shop/api-client';
import type { Dispatcher } from 'undici';
import { createBreakers } from './breaker.ts';
import { createConnections } from './connections.ts';
import { UpstreamRefusal } from './exchange.ts';
import { fetchWhole } from './fetchWhole.ts';
import { createRetryBudget } from './retryBudget.ts';

const MB = 1024 * 1024;

/** 128 sockets in all (W30). Pictures have their own, so a page full of them does not hold up calls. */
const CALLS = { sockets: 96, perService: 48, waitingPerService: 128, maxBytes: 4 * MB };
const PICTURES = { sockets: 32, perService: 32, waitingPerService: 512, maxBytes: 16 * MB };

/** The longest deadline, that of browsers (W30). Loaders abort their calls much earlier. */
const DEADLINE_MS = 30_000;

/** The host's connections to the platform, with the same limits for every caller. */
export interface Platform {
  /** For API clients, which read whole responses. */
  readonly client: Required<Pick<ApiClientOptions, 'baseUrl' | 'headers' | 'mayRetry' | 'fetch'>>;
  /** For responses that are passed on as a stream. */
  readonly fetch: typeof fetch;
  readonly pictures: Dispatcher;
  /** Aborts running calls. */
  close(): Promise<void>;
}

/** Creates the connections to the platform at `apiUrl`. It connects with the first call. */
export function connectPlatform({ apiUrl, deadline = DEADLINE_MS }: { apiUrl: string; deadline?: number }): Platform {
  const breakerOf = createBreakers();
  const budget = createRetryBudget();
  const calls = createConnections({ ...CALLS, deadline, breakerOf, budget });
  const pictures = createConnections({ ...PICTURES, deadline, breakerOf, budget: createRetryBudget() });
  // Node's own fetch accepts a dispatcher, but its types do not say so.
  const pooled = { dispatcher: calls } as RequestInit;
  const fetchPooled: typeof fetch = async (input, init) => {
    try {
      return await fetch(input, { ...init, ...pooled });
    } catch (error) {
      // Unwrapped: a refusal is not a network error, and a retry would be refused again.
      throw error instanceof Error && error.cause instanceof UpstreamRefusal ? error.cause : error;
    }
  };
  const readWhole = fetchWhole(calls);

  return {
    client: {
      baseUrl: apiUrl,
      headers: { 'accept-encoding': 'identity' },
      mayRetry: budget.mayRetry,
      fetch: (request, init, call) => (request.body ? fetchPooled(request, init) : readWhole(request, init, call)),
    },
    fetch: fetchPooled,
    pictures,
    async close() {
      await Promise.all([calls.destroy(), pictures.destroy()]);
    },
  };
}
