import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Rendered } from './render.tsx';

const KEPT_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Above this, a page of 240 kB gets 1 % smaller for each further millisecond. */
const QUALITY = 5;

const compress = promisify(brotliCompress);

/** A whole page as it is sent: brotli, with the policy that names the style blocks in it. */
export interface KeptPage {
  readonly status: 200;
  readonly page: string;
  readonly br: Buffer;
  readonly policy: string;
}

interface Options {
  readonly policyOf: (html: string) => string;
  readonly now?: () => number;
}

/**
 * Pages of anonymous visitors, kept for 60 s in at most 64 MB: whatever the number of those who ask, each is rendered once.
 * Only a page with status 200 and all its sections is kept; anything else goes to those who are waiting and is forgotten.
 */
export function createPageCache({ policyOf, now = () => performance.now() }: Options) {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ br, policy }, key) => br.byteLength + 2 * (policy.length + key.length),
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const underWay = new Map<string, Promise<Rendered | KeptPage>>();

  async function renew(key: string, render: () => Promise<Rendered>) {
    try {
      const rendered = await render();
      if (!('html' in rendered) || rendered.status !== 200 || !rendered.whole) return rendered;
      const br = await compress(rendered.html, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: rendered.html.length,
        },
      });
      const page: KeptPage = { status: 200, page: rendered.page, br, policy: policyOf(rendered.html) };
      kept.set(key, page);
      return page;
    } finally {
      underWay.delete(key);
    }
  }

  /** `key` holds everything that decides the page. */
  return (key: string, render: () => Promise<Rendered>): Promise<Rendered | KeptPage> | KeptPage => {
    const page = kept.get(key);
    if (page) return page;
    const waiting = underWay.get(key) ?? renew(key, render);
    underWay.set(key, waiting);
    return waiting;
  };
}
