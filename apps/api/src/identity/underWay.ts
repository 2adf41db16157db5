/** A success may free a place for this many. */
const WOKEN = 10;

interface Waiter {
  readonly resolve: (mayTry: boolean) => void;
}

/** Attempts that are running in this process, by key. They may succeed, so nobody is refused because of them yet. */
export class UnderWay {
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, Set<Waiter>>();

  begin(keys: readonly string[]): void {
    for (const key of keys) this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
  }

  /** `freed` if it succeeded, so it no longer counts. */
  end(keys: readonly string[], freed: boolean): void {
    for (const key of keys) {
      const left = (this.#running.get(key) ?? 1) - 1;
      if (left > 0) this.#running.set(key, left);
      else this.#running.delete(key);
      const waiting = [...(this.#waiting.get(key) ?? [])];
      if (freed) for (const waiter of waiting.slice(0, WOKEN)) waiter.resolve(true);
      else if (left <= 0) for (const waiter of waiting) waiter.resolve(false);
    }
  }

  /** True once an attempt has succeeded, false as soon as none with one of the keys can any more. */
  async outcome(keys: readonly string[]): Promise<boolean> {
    if (keys.some((key) => !this.#running.has(key))) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiter: Waiter = { resolve };
    for (const key of keys) this.#waiting.set(key, (this.#waiting.get(key) ?? new Set()).add(waiter));
    const mayTry = await promise;
    for (const key of keys) {
      const waiting = this.#waiting.get(key);
      waiting?.delete(waiter);
      if (waiting?.size === 0) this.#waiting.delete(key);
    }
    return mayTry;
  }
}
