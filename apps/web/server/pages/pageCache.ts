import { LRUCache } from 'lru-cache';
import { brotliBytes, htmlOf, levels } from './pageBytes.ts';
import type { Rendered } from './render.tsx';

const KEPT_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** After this many requests within a minute, the strongest compression is worth its time. */
const POPULAR = 32;

/** A whole page as it is sent. */
export interface KeptPage {
  /** The name in analytics and logs. */
  readonly page: string;
  /** Brotli. */
  readonly bytes: Buffer;
  /** Headers that belong to the bytes, including the policy with the hashes of their style blocks. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Counts requests until it is compressed as far as possible. */
type Kept = KeptPage & { asked: number };

/** Kept pages by everything that determines them. */
export interface PageCache {
  /** The page, if it is kept. */
  get(key: string): KeptPage | undefined;
  /** Returns the page, or the result of `render`, shared by all who wait for it. */
  getOrRender(key: string, render: () => Promise<Rendered>): Promise<Rendered | KeptPage>;
}

interface Options {
  readonly headersOf: (html: Buffer) => Readonly<Record<string, string>>;
  readonly now?: () => number;
}

/**
 * Keeps pages for 60 s in at most 64 MB. Simultaneous requests for a page share one render. Only a page with status 200 and all its
 * sections is kept; anything else goes to those who wait and is dropped. Popular pages are compressed once more, one at a time, so that
 * takes at most one processor.
 */
export function createPageCache({ headersOf, now = () => performance.now() }: Options): PageCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes, headers }, key) => bytes.byteLength + 2 * (JSON.stringify(headers).length + key.length),
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now },
  });
  let pressing = false;
  const underWay = new Map<string, Promise<Rendered | KeptPage>>();

  async function renew(key: string, render: () => Promise<Rendered>) {
    try {
      const rendered = await render();
      if (!('html' in rendered) || rendered.status !== 200 || !rendered.whole) return rendered;
      const html = Buffer.from(rendered.html);
      const { bytes, headers } = await brotliBytes(html, levels.kept);
      const keptPage: Kept = { asked: 0, page: rendered.page, bytes, headers: { ...headersOf(html), ...headers } };
      kept.set(key, keptPage);
      return keptPage;
    } finally {
      underWay.delete(key);
    }
  }

  async function press(key: string, page: Kept) {
    pressing = true;
    try {
      const { bytes, headers } = await brotliBytes(await htmlOf(page.bytes), levels.popular);
      const pressed = { ...page, asked: -Infinity, bytes, headers: { ...page.headers, ...headers } };
      // The smaller copy keeps the age of the page.
      if (kept.peek(key) === page) kept.set(key, pressed, { noUpdateTTL: true });
    } finally {
      pressing = false;
    }
  }

  function get(key: string) {
    const page = kept.get(key);
    if (!page) return undefined;
    page.asked += 1;
    // A page that cannot be compressed further is sent as it is.
    if (page.asked >= POPULAR && !pressing) press(key, page).catch(() => undefined);
    return page;
  }

  return {
    get,
    async getOrRender(key, render) {
      const page = get(key);
      if (page) return page;
      const waiting = underWay.get(key) ?? renew(key, render);
      underWay.set(key, waiting);
      return waiting;
    },
  };
}
