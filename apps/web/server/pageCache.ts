import { LRUCache } from 'lru-cache';
import { pageBytes } from './pageBytes.ts';
import type { Rendered } from './render.tsx';

const KEPT_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Above this, a page of 240 kB gets 1 % smaller for each further millisecond. */
const QUALITY = 5;

/** A whole page as it is sent. */
export interface KeptPage {
  /** In analytics and logs. */
  readonly page: string;
  /** Brotli. */
  readonly bytes: Buffer;
  /** Those that belong to the bytes, the policy that names their style blocks among them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Pages that are kept, by everything that decides them. */
export interface PageCache {
  /** The page, if it is kept. */
  get(key: string): KeptPage | undefined;
  /** The page, or what `render` answers for all who wait for it. */
  getOrRender(key: string, render: () => Promise<Rendered>): Promise<Rendered | KeptPage>;
}

interface Options {
  readonly headersOf: (html: string) => Readonly<Record<string, string>>;
  readonly now?: () => number;
}

/**
 * Keeps pages for 60 s in at most 64 MB: whatever the number of those who ask, each is rendered once.
 * Only a page with status 200 and all its sections is kept; anything else goes to those who are waiting and is forgotten.
 */
export function createPageCache({ headersOf, now = () => performance.now() }: Options): PageCache {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes, headers }, key) => bytes.byteLength + 2 * (JSON.stringify(headers).length + key.length),
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const underWay = new Map<string, Promise<Rendered | KeptPage>>();

  async function renew(key: string, render: () => Promise<Rendered>) {
    try {
      const rendered = await render();
      if (!('html' in rendered) || rendered.status !== 200 || !rendered.whole) return rendered;
      const { html, page } = rendered;
      const { bytes, headers } = await pageBytes(html, QUALITY);
      const keptPage: KeptPage = { page, bytes, headers: { ...headersOf(html), ...headers } };
      kept.set(key, keptPage);
      return keptPage;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    get: (key) => kept.get(key),
    async getOrRender(key, render) {
      const page = kept.get(key);
      if (page) return page;
      const waiting = underWay.get(key) ?? renew(key, render);
      underWay.set(key, waiting);
      return waiting;
    },
  };
}
