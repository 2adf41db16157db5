const FAILURES = 20;
const COOL_DOWN_MS = 2_000;

/** What a call says about the service; one that its caller gave up says nothing. */
export type Outcome = 'answered' | 'failed' | 'unknown';

/** Stops calls to a service that keeps failing. */
export interface Breaker {
  /** Lets a call through, which then tells its outcome once; `undefined` while the service is given a rest. */
  admit(): ((outcome: Outcome) => void) | undefined;
}

interface Options {
  /** Milliseconds on a clock that only goes forward. */
  readonly now?: () => number;
}

/**
 * Opens after 20 failures in a row; after 2 s lets one call through at a time to see whether the service is back (T71).
 * Our own: libraries wrap a promise, which is kept when the headers come; a call has failed when its body stalls, too.
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
        if (outcome === 'answered') failures = 0;
        // What was under way when it opened tells nothing new, and must not make the rest longer.
        if (outcome !== 'failed' || (!probe && failures >= FAILURES)) return;
        failures += 1;
        if (failures >= FAILURES) restsUntil = now() + COOL_DOWN_MS;
      };
    },
  };
}

/** A breaker for each service, made when first asked for. */
export function createBreakers(options?: Options): (service: string) => Breaker {
  const breakers = new Map<string, Breaker>();
  return (service) => {
    const breaker = breakers.get(service) ?? createBreaker(options);
    breakers.set(service, breaker);
    return breaker;
  };
}
