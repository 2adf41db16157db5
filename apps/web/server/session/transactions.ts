import { randomUUID } from 'node:crypto';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { CookieKind } from './cookie.ts';
import type { Checks } from './provider.ts';
import type { Sealer } from './sealer.ts';
import type { SessionStore } from './store.ts';

/** One attempt to sign in: its secrets, and where to go afterwards. */
export interface Transaction extends Checks {
  readonly returnTo: string;
  /** Id of the action that led to it (P3). */
  readonly pending?: string | undefined;
  readonly startedAt: number;
}

/** How an attempt begins; `again` if it replaces one that could not be finished. */
type Start = Pick<Transaction, 'returnTo' | 'pending'> & { readonly again?: boolean | undefined };

const LIFETIME_S = 600;
/** Characters that the attempts of one browser may take. The oldest are dropped, so cookies stay small (T14). */
const MAX_LENGTH = 4_096;

const STATE = /^[A-Za-z0-9_-]{20,64}$/;

/**
 * Prefix of the state of an attempt that replaces one which could not be finished. There is no third. It is in the state and not in the
 * cookie, because a browser that keeps no cookies would loop for ever.
 */
const AGAIN = 'again-';

interface Options {
  readonly store: SessionStore;
  readonly sealer: Sealer;
  readonly cookie: CookieKind;
}

/**
 * Attempts to sign in, each in a sealed cookie of its own that its state names. Tabs do not disturb each other (T02), and the server stores
 * nothing for attempts that are abandoned.
 */
export function createTransactions({ store, sealer, cookie }: Options) {
  const prefix = cookie.name('sign-in-');

  const transactionIn = (cookies: ReadonlyMap<string, string>, name: string) =>
    sealer.open(cookies.get(name) ?? '', name) as Transaction | undefined;

  /** The newest first; cookies that cannot be opened last. */
  const open = (cookies: ReadonlyMap<string, string>) =>
    [...cookies]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, sealed]) => ({ name, sealed, startedAt: transactionIn(cookies, name)?.startedAt ?? 0 }))
      .sort((a, b) => b.startedAt - a.startedAt);

  return {
    /** Starts an attempt; returns it with the cookies to set. */
    start(cookies: ReadonlyMap<string, string>, { returnTo, pending, again = false }: Start) {
      const transaction: Transaction = {
        state: (again ? AGAIN : '') + randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        returnTo,
        pending,
        startedAt: Date.now(),
      };
      const name = prefix + transaction.state;
      const sealed = sealer.seal(transaction, name);
      let length = sealed.length;
      const surplus = open(cookies).filter((old) => (length += old.sealed.length) > MAX_LENGTH);
      return {
        transaction,
        setCookies: [cookie.set(name, sealed, LIFETIME_S), ...surplus.map((old) => cookie.clear(old.name))],
      };
    },

    /**
     * Takes the attempt that a state belongs to. Undefined if it was not started in this browser, is over ten minutes old, or has been
     * taken before.
     */
    async take(cookies: ReadonlyMap<string, string>, state: unknown): Promise<Transaction | undefined> {
      if (typeof state !== 'string' || !STATE.test(state)) return undefined;
      const name = prefix + state;
      const transaction = transactionIn(cookies, name);
      if (!transaction || Date.now() - transaction.startedAt > LIFETIME_S * 1_000) return undefined;
      // A lease that is never released: only the first caller takes it.
      const taken = await store.tryLock(`sign-in ${state}`, randomUUID(), LIFETIME_S * 1_000);
      return taken === undefined ? undefined : transaction;
    },

    /** An attempt that cannot be finished, while its cookie exists. */
    find(cookies: ReadonlyMap<string, string>, state: unknown): Transaction | undefined {
      return typeof state === 'string' ? transactionIn(cookies, prefix + state) : undefined;
    },

    /** Whether this state is of an attempt that replaces another. */
    isSecond: (state: unknown): boolean => typeof state === 'string' && state.startsWith(AGAIN),

    clear: (state: string) => cookie.clear(prefix + state),
  };
}

export type Transactions = ReturnType<typeof createTransactions>;
