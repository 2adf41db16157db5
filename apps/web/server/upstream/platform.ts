import type { ApiClientOptions } from '@social-shop/api-client';
import type { Dispatcher } from 'undici';
import { createBreakers } from './breaker.ts';
import { createConnections } from './connections.ts';
import { UpstreamRefusal } from './exchange.ts';
import { fetchWhole } from './fetchWhole.ts';
import { createRetryBudget } from './retryBudget.ts';

const MB = 1024 * 1024;

/** 128 sockets in all (W30): pictures have theirs, so that a page full of them leaves calls alone. */
const CALLS = { sockets: 96, perService: 48, waitingPerService: 128, maxBytes: 4 * MB };
const PICTURES = { sockets: 32, perService: 32, waitingPerService: 512, maxBytes: 16 * MB };

/** For the slowest who ask, browsers (W30); loaders end their calls much earlier. */
const DEADLINE_MS = 30_000;

/** The host's ways to the platform; whoever calls it, the same limits hold. */
export interface Platform {
  /** What clients are made with; they read answers whole. */
  readonly client: Required<Pick<ApiClientOptions, 'baseUrl' | 'headers' | 'mayRetry' | 'fetch'>>;
  /** For what is passed on as it comes. */
  readonly fetch: typeof fetch;
  readonly pictures: Dispatcher;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** Makes the ways to the platform at `apiUrl`; nothing is connected before the first call. */
export function connectPlatform({ apiUrl, deadline = DEADLINE_MS }: { apiUrl: string; deadline?: number }): Platform {
  const breakerOf = createBreakers();
  const budget = createRetryBudget();
  const calls = createConnections({ ...CALLS, deadline, breakerOf, budget });
  const pictures = createConnections({ ...PICTURES, deadline, breakerOf, budget: createRetryBudget() });
  // Node's own fetch takes a dispatcher, which its types do not say.
  const pooled = { dispatcher: calls } as RequestInit;
  const fetchPooled: typeof fetch = async (input, init) => {
    try {
      return await fetch(input, { ...init, ...pooled });
    } catch (error) {
      // Bare, a refusal is no network error, and asking again would be refused again.
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
