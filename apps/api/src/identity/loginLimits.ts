import type { Db } from '../db/database.ts';
import {
  attemptOf,
  attemptsFrom,
  countAttempts,
  forgetAttempts,
  forgiveAttempts,
  isTooMuch,
  waitOf,
  type Counted,
} from './limits.ts';
import { SlowLine, type Pace } from './slowLine.ts';
import { UnderWay } from './underWay.ts';

/** Refused for this many seconds. */
export interface Refused {
  readonly retryAfter: number;
}

/** Together well below the 20 seconds that the host waits for the provider. */
const PACES = {
  account: { everyMs: 1_000, places: 10 },
  anywhere: { everyMs: 50, places: 100 },
} as const satisfies Record<string, Pace>;
/** Retry-After of a full queue: the time in which everybody waiting now has passed. */
const LINE_SECONDS = 10;

type Check<Result> = () => Promise<Result | undefined>;

interface Checked<Result> {
  /** Undefined if the credentials were wrong. */
  readonly result: Result | undefined;
}

const keysOf = (made: readonly { readonly key: string }[]) => made.map(({ key }) => key);
const failuresOf = (counted: readonly Counted[]) => Math.max(...counted.map(({ count }) => count)) - 1;

/**
 * Limits guessing at log-in (docs/decisions/0020-limits-of-log-in.md): an address that guessed too often is refused. Guesses from too many
 * addresses are slowed down, so the right password of another visitor still passes.
 */
export class LoginLimits {
  readonly #db: Db;
  readonly #underWay = new UnderWay();
  readonly #accounts = new Map<string, SlowLine>();
  readonly #accountPace: Pace;
  readonly #anywhere: SlowLine;

  constructor(db: Db, { account, anywhere }: { readonly account: Pace; readonly anywhere: Pace } = PACES) {
    this.#db = db;
    this.#accountPace = account;
    this.#anywhere = new SlowLine(anywhere);
  }

  /** Runs a check of credentials within the limits; its result is undefined if they were wrong. */
  async attempt<Result>(account: string, address: string, check: Check<Result>): Promise<Checked<Result> | Refused> {
    for (;;) {
      const tried = await this.#tryOnce(account, address, check);
      if (!('over' in tried)) return tried;
      // Running attempts may succeed, and then there is room.
      if (!(await this.#underWay.outcome(keysOf(tried.over)))) return { retryAfter: waitOf(tried.over) ?? 1 };
    }
  }

  /** How many wait for a turn at an account. */
  waitingAt(account: string): number {
    return this.#accounts.get(attemptOf('login-account', account).key)?.waiting ?? 0;
  }

  async #tryOnce<Result>(
    account: string,
    address: string,
    check: Check<Result>,
  ): Promise<Checked<Result> | Refused | { readonly over: readonly Counted[] }> {
    const pairs = attemptsFrom(address, 'login-pair', account);
    const addresses = attemptsFrom(address, 'login-address');
    const slowing = [attemptOf('login-account', account), attemptOf('login-anywhere')];
    const all = [...pairs, ...addresses, ...slowing];
    const keys = keysOf(all);
    let isRight = false;
    this.#underWay.begin(keys);
    try {
      const counted = await countAttempts(this.#db, all);
      const ofPairs = counted.slice(0, pairs.length);
      const ofAddresses = counted.slice(pairs.length, pairs.length + addresses.length);
      const over = [...ofPairs, ...ofAddresses].filter(isTooMuch);
      if (over.length > 0) {
        await forgiveAttempts(this.#db, all);
        return { over };
      }
      const [ofAccount, anywhere] = counted.slice(-slowing.length);
      const hasTurn =
        (!ofAccount || !isTooMuch(ofAccount) || (await this.#turnFor(ofAccount.key, failuresOf(ofPairs)))) &&
        (!anywhere || !isTooMuch(anywhere) || (await this.#anywhere.turn(failuresOf(ofAddresses))));
      if (!hasTurn) {
        await forgiveAttempts(this.#db, all);
        return { retryAfter: LINE_SECONDS };
      }
      const result = await check();
      isRight = result !== undefined;
      if (isRight) {
        await forgetAttempts(this.#db, pairs);
        await forgiveAttempts(this.#db, [...addresses, ...slowing]);
      }
      return { result };
    } finally {
      this.#underWay.end(keys, isRight);
    }
  }

  /** A turn at an account with too many guesses. */
  async #turnFor(account: string, rank: number): Promise<boolean> {
    const line = this.#accounts.get(account) ?? new SlowLine(this.#accountPace);
    this.#accounts.set(account, line);
    const hasTurn = await line.turn(rank);
    if (line.waiting === 0) this.#accounts.delete(account);
    return hasTurn;
  }
}
