import { LRUCache } from 'lru-cache';
import { setTimeout } from 'node:timers/promises';

/** What the platform says of a token; unknown where it has not said anything in time. */
type Standing = 'accepted' | 'refused' | 'unknown';

interface Options {
  readonly apiUrl: string;
  /** The way to the platform's calls. */
  readonly fetch: typeof fetch;
  readonly now?: () => number;
}

/** Sessions end within this time everywhere (K-X07): a token is asked about no more often. */
const EVERY_MS = 1_000;
/** A page waits no longer. */
const WITHIN_MS = 300;
/** A late answer is still one for who asks next. */
const LATEST_MS = 2_000;
/** Tokens that are remembered: of all who look at pages within a second. */
const MOST = 10_000;

interface Asked {
  readonly at: number;
  readonly answer: Promise<Standing>;
  answered: boolean;
}

/** Asks the platform whether it still takes a token, once a second at most however many ask, and never twice at a time. */
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
    const begun: Asked = { at: now(), answered: false, answer: ask(token).finally(() => (begun.answered = true)) };
    asked.set(token, begun);
    return begun;
  }

  return async (token: string): Promise<Standing> => {
    const last = asked.get(token);
    const current = last && (!last.answered || now() - last.at < EVERY_MS) ? last : begin(token);
    return Promise.race([current.answer, setTimeout(WITHIN_MS, 'unknown' as const, { ref: false })]);
  };
}

export type StandingOf = ReturnType<typeof createStandings>;
