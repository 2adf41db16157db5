const FAILURES = 20;
const COOL_DOWN_MS = 2_000;

/** What a call says about the service. A call that its caller aborted says nothing. */
export type Outcome = 'succeeded' | 'failed' | 'unknown';

/** Stops calls to a service that keeps failing. */
export interface Breaker {
  /** Lets a call through and returns a function to report its outcome, once; `undefined` while the service is paused. */
  admit(): ((outcome: Outcome) => void) | undefined;
}

interface Options {
  /** Milliseconds on a monotonic clock. */
  readonly now?: () => number;
}

/**
 * Opens after 20 failures in a row. After 2 s it lets one call through at a time to probe the service (T71). Libraries do not fit: they
 * wrap a promise, which resolves with the headers, but a call has also failed if its body stalls.
 */
export function createBreaker({ now = () => performance.now() }: Options = {}): Breaker {
  let failures = 0;
  let restsUntil = 0;
  let probing = false;

  return {
    admit() {
      const probe = failures >= FAILURES;
      if (probe && (probing || now() < restsUntil)) return undefined;
      probing ||= probe;
      return (outcome) => {
        if (probe) probing = false;
        if (outcome === 'succeeded') failures = 0;
        // Calls that were running when it opened say nothing new, and must not prolong the pause.
        if (outcome !== 'failed' || (!probe && failures >= FAILURES)) return;
        failures += 1;
        if (failures >= FAILURES) restsUntil = now() + COOL_DOWN_MS;
      };
    },
  };
}

/** A breaker for each service, made on first use. */
export function createBreakers(options?: Options): (service: string) => Breaker {
  const breakers = new Map<string, Breaker>();
  return (service) => {
    const breaker = breakers.get(service) ?? createBreaker(options);
    breakers.set(service, breaker);
    return breaker;
  };
}
