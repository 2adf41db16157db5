import { LRUCache } from 'lru-cache';
import { setTimeout } from 'node:timers/promises';

/** What the platform says about a token; unknown if it has not responded in time. */
type Standing = 'accepted' | 'refused' | 'unknown';

interface Options {
  readonly apiUrl: string;
  /** Calls the platform. */
  readonly fetch: typeof fetch;
  readonly now?: () => number;
}

/** Sessions end everywhere within this time (K-X07), and a token is checked no more often. */
const EVERY_MS = 1_000;
/** A page waits no longer. */
const WITHIN_MS = 300;
/** A late response still serves the next caller. */
const LATEST_MS = 2_000;
/** Tokens that are remembered: those of all visitors within a second. */
const MOST = 10_000;

interface Asked {
  readonly at: number;
  readonly standing: Promise<Standing>;
  settled: boolean;
}

/** Asks the platform whether it still accepts a token: at most once a second, and once at a time. */
export function createStandings({ apiUrl, fetch, now = () => performance.now() }: Options) {
  const asked = new LRUCache<string, Asked>({ max: MOST });

  async function ask(token: string): Promise<Standing> {
    try {
      const { status, body } = await fetch(`${apiUrl}/userinfo/`, {
        headers: { 'accept-encoding': 'identity', authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(LATEST_MS),
      });
      await body?.cancel();
      return status === 401 ? 'refused' : status === 200 ? 'accepted' : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  function begin(token: string): Asked {
    const begun: Asked = { at: now(), settled: false, standing: ask(token).finally(() => (begun.settled = true)) };
    asked.set(token, begun);
    return begun;
  }

  return async (token: string): Promise<Standing> => {
    const last = asked.get(token);
    const current = last && (!last.settled || now() - last.at < EVERY_MS) ? last : begin(token);
    return Promise.race([current.standing, setTimeout(WITHIN_MS, 'unknown' as const, { ref: false })]);
  };
}

export type StandingOf = ReturnType<typeof createStandings>;
