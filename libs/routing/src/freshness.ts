/** Default options of every query: how long data is fresh, and when it is fetched again (S28, W29). */
export const freshness = {
  /** Milliseconds after which a record is stale (specification 1, section 9). */
  staleTime: 5 * 60_000,
  gcTime: Infinity,
  // The transport retries once; a failed section waits for its 'Try Again'.
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
