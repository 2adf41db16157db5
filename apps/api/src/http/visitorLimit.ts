import { networksOf } from '@social-shop/environment';

interface Window {
  count: number;
  readonly until: number;
}

/** More visitors than write in a minute anywhere. Beyond this the oldest are dropped. */
const MOST_NETWORKS = 100_000;

/** A wider network has many unrelated visitors: it gets the limit of four addresses. */
const WIDER = 4;

/** Limits requests by network, in this process: cheap enough for calls that cost almost nothing themselves. */
export class VisitorLimit {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #windows = new Map<string, Window>();

  constructor({ most, windowMs }: { readonly most: number; readonly windowMs: number }) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Counts a request. If it is one too many, returns the seconds to wait and does not count it. */
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
    // Ordered by their start, so the first ones end first.
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
