import { brotliCompressSync } from 'node:zlib';
import { partsLine } from '../vite/htmlParts.ts';
import type { Figure } from './figure.ts';
import { popularSize } from './popular.ts';
import { samplePost } from './samplePost.ts';
import { startShop } from './shop.ts';

const KB = 1_000;
const SCRIPTS = /(\/assets\/[^" ]+\.js)/g;
const STYLES = /<link[^>]*href="(\/assets\/[^"]+\.css)"/g;
const accept = { 'accept-encoding': 'br' };

/** G1, G2: the weight of the first views of home and of a post, as they are sent. */
export async function measure(): Promise<readonly Figure[]> {
  const shop = await startShop();
  try {
    const textOf = async (url: string) => (await fetch(url)).text();
    const sizeOf = async (address: string) => {
      const response = await fetch(shop.url + address, { headers: accept });
      const { headers } = response;
      await response.body?.cancel();
      return Number(headers.get('content-length'));
    };
    const html = await textOf(shop.url);
    const rawHtml = Buffer.byteLength(html);
    const sentHtml = await popularSize(shop.url);
    const total = async (files: readonly string[]) => (await Promise.all(files.map(sizeOf))).reduce((a, b) => a + b, 0);
    const scripts = addresses(html, SCRIPTS);
    const js = await total(scripts);
    const postJs = await total(addresses(await textOf(await samplePost(shop)), SCRIPTS));
    // React, router, queries: the script of a page before its own first line.
    const libraries = await total(scripts.filter((address) => address.startsWith('/assets/vendor-')));
    const beside = (bytes: number) => ({ floor: `${kb(libraries)} (libraries)`, ratio: bytes / libraries });
    const css = await total(addresses(html, STYLES));
    const ratio = compressed(html) / compressed(withoutState(html));
    return [
      { goal: 'G1', what: 'script of home', value: kb(js), ...beside(js), limit: '≤ 124.5 kB', met: js <= 124.5 * KB },
      {
        goal: 'G1',
        what: 'script of a post',
        value: kb(postJs),
        ...beside(postJs),
        limit: '≤ 140 kB',
        met: postJs <= 140 * KB,
      },
      { goal: 'G2', what: 'style of home', value: kb(css), limit: '≤ 8 kB', met: css <= 8 * KB },
      {
        goal: 'G2',
        what: 'HTML of home, as a popular page',
        value: kb(sentHtml),
        limit: '≤ 16.5 kB',
        met: sentHtml <= 16.5 * KB,
      },
      {
        goal: 'G2',
        what: `HTML of home, of which ${partsLine(html)}`,
        value: kb(rawHtml),
        limit: '≤ 160 kB',
        met: rawHtml <= 160 * KB,
      },
      {
        goal: 'G2',
        what: 'HTML of home, by the same without state',
        value: kb(compressed(html)),
        floor: kb(compressed(withoutState(html))),
        ratio,
        limit: '≤ 1.15',
        met: ratio <= 1.15,
      },
    ];
  } finally {
    await shop.stop();
  }
}

const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;
const compressed = (text: string) => brotliCompressSync(text).byteLength;
const addresses = (html: string, pattern: RegExp) => [
  ...new Set(Array.from(html.matchAll(pattern), ([, address = '']) => address)),
];

/** The same tiles, with every id of the state once, because later code needs those. */
function withoutState(html: string): string {
  const block = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/;
  const ids = new Set(block.exec(html)?.[1]?.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g));
  return html.replace(block, `<div data-ids="${[...ids].join(' ')}"></div>`);
}
