import { LRUCache } from 'lru-cache';
import { brotliBytes, htmlOf, levels } from './pageBytes.ts';
import type { Rendered } from './render.tsx';

const KEPT_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Asked for so often within a minute, a page is worth the time that its smallest form takes. */
const POPULAR = 32;

/** A whole page as it is sent. */
export interface KeptPage {
  /** In analytics and logs. */
  readonly page: string;
  /** Brotli. */
  readonly bytes: Buffer;
  /** Those that belong to the bytes, the policy that names their style blocks among them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** With how often it was asked for, until it is as small as it gets. */
type Kept = KeptPage & { asked: number };

/** Pages that are kept, by everything that decides them. */
export interface PageCache {
  /** The page, if it is kept. */
  get(key: string): KeptPage | undefined;
  /** The page, or what `render` answers for all who wait for it. */
  getOrRender(key: string, render: () => Promise<Rendered>): Promise<Rendered | KeptPage>;
}

interface Options {
  readonly headersOf: (html: Buffer) => Readonly<Record<string, string>>;
  readonly now?: () => number;
}

/**
 * Keeps pages for 60 s in at most 64 MB: whatever the number of those who ask, each is rendered once.
 * Only a page with status 200 and all its sections is kept; anything else goes to those who are waiting and is forgotten.
 * What is much asked for is compressed once more, harder; one page at a time, so that it never takes more than one processor.
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
      // The same page in fewer bytes is no younger.
      if (kept.peek(key) === page) kept.set(key, pressed, { noUpdateTTL: true });
    } finally {
      pressing = false;
    }
  }

  function get(key: string) {
    const page = kept.get(key);
    if (!page) return undefined;
    page.asked += 1;
    // A page that cannot be made smaller is sent as it is.
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
