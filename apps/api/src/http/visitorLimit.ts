import { networksOf } from '@social-shop/environment';

interface Window {
  count: number;
  readonly until: number;
}

/** More visitors than write in a minute anywhere; beyond it the oldest are forgotten. */
const MOST_NETWORKS = 100_000;

/** A wider network holds many who share nothing else: it may do as much as four addresses. */
const WIDER = 4;

/** Counts what visitors do, by network, in this process: cheap enough for calls that cost next to nothing themselves. */
export class VisitorLimit {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #windows = new Map<string, Window>();

  constructor({ most, windowMs }: { readonly most: number; readonly windowMs: number }) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Counts; gives the seconds to wait where it is too much, and then does not count. */
  count(address: string, times = 1): number | undefined {
    const now = Date.now();
    const windows = networksOf(address).map((network) => this.#windowOf(network, now));
    const over = windows.filter(({ count }, index) => count + times > this.#most * (index === 0 ? 1 : WIDER));
    if (over.length > 0) return Math.ceil((Math.max(...over.map(({ until }) => until)) - now) / 1000);
    for (const window of windows) window.count += times;
    return undefined;
  }

  #windowOf(network: string, now: number): Window {
    const known = this.#windows.get(network);
    if (known && known.until > now) return known;
    // In the order of their beginning, so the first ones end first.
    this.#windows.delete(network);
    for (const [key, { until }] of this.#windows) {
      if (until > now && this.#windows.size < MOST_NETWORKS) break;
      this.#windows.delete(key);
    }
    const window = { count: 0, until: now + this.#windowMs };
    this.#windows.set(network, window);
    return window;
  }
}
