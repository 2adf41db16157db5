/** The unit is a fifth of a retry, so sums stay integers. */
const CALL_BRINGS = 1;
/** Earned by five calls, and by the retry as a call of its own. */
const RETRY_COSTS = 5 + CALL_BRINGS;
const RESERVE = 10 * RETRY_COSTS;

/** Limits the retries of all calls together, so a failing platform does not get much more load. */
export interface RetryBudget {
  /** Counts a call, first try or retry. */
  call(): void;
  /** Whether a retry may be made now; returning true spends it. */
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
