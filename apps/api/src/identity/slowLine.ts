export interface Pace {
  /** Milliseconds before the first turn, and between two. */
  readonly everyMs: number;
  /** How many may wait; none of them waits longer than this many turns take. */
  readonly places: number;
}

interface Waiting {
  readonly rank: number;
  readonly since: number;
  readonly resolve: (hasTurn: boolean) => void;
}

/**
 * Lets one pass at a time, at a slow pace: the lowest rank first, then in order of arrival. So a caller without failures passes any number
 * of callers with failures.
 */
export class SlowLine {
  readonly #pace: Pace;
  #waiting: readonly Waiting[] = [];
  #isServing = false;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** True once it is the caller's turn; false if there is no place, or no turn in time, for that rank. */
  turn(rank: number): Promise<boolean> {
    return new Promise((resolve) => {
      const last = this.#waiting.at(-1);
      if (last && this.#waiting.length >= this.#pace.places) {
        if (last.rank <= rank) return resolve(false);
        this.#waiting = this.#waiting.slice(0, -1);
        last.resolve(false);
      }
      this.#waiting = [...this.#waiting, { rank, since: Date.now(), resolve }].sort((a, b) => a.rank - b.rank);
      if (!this.#isServing) this.#serveLater();
    });
  }

  #serveLater(): void {
    this.#isServing = true;
    setTimeout(() => this.#next(), this.#pace.everyMs);
  }

  #next(): void {
    const [first, ...rest] = this.#waiting;
    first?.resolve(true);
    const { everyMs, places } = this.#pace;
    const tooLong = Date.now() - everyMs * places;
    this.#waiting = rest.filter(({ since }) => since > tooLong);
    for (const { since, resolve } of rest) if (since <= tooLong) resolve(false);
    this.#isServing = false;
    if (this.waiting > 0) this.#serveLater();
  }
}
