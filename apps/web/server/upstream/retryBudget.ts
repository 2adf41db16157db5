/** In fifths of a retry, so that sums stay whole numbers. */
const CALL_BRINGS = 1;
/** What five calls bring, and what the retry itself brings as a call of its own. */
const RETRY_COSTS = 5 + CALL_BRINGS;
const RESERVE = 10 * RETRY_COSTS;

/** Rations the retries of all calls together, so that a failing platform is not hit harder for failing. */
export interface RetryBudget {
  /** Counts a call, first try or not. */
  call(): void;
  /** Whether a retry may be made now; 'yes' spends it. */
  mayRetry(): boolean;
}

/** One retry for every five calls, and ten to begin with: over 200 calls and more, hits stay within 1.25 × the calls (T70). */
export function createRetryBudget(): RetryBudget {
  let saved = RESERVE;
  return {
    call() {
      saved = Math.min(RESERVE, saved + CALL_BRINGS);
    },
    mayRetry() {
      if (saved < RETRY_COSTS) return false;
      saved -= RETRY_COSTS;
      return true;
    },
  };
}
