import { QueryClient } from '@tanstack/react-query';

const STALE_MS = 5 * 60_000;

/** The cache of one request or one tab, with the product's rules for freshness and failure (S28, W29). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: Infinity,
        // The transport retries once; a failed section waits for its 'Try Again'.
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
}
