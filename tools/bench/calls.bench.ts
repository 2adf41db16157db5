import { brotliCompressSync } from 'node:zlib';
import { setTimeout } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { keptResponses, openRenderer } from './pageRenderer.ts';
import { sampleCreatorShop } from './sampleCreatorShop.ts';
import { samplePost } from './samplePost.ts';
import { sampleProduct } from './sampleProduct.ts';
import { startShop } from './shop.ts';

const KB = 1_000;
/** Every response takes this long, so that calls made together end together. */
const RESPONSE_MS = 20;

interface Goal {
  readonly calls: number;
  readonly rounds: number;
}

/** The calls to the platform of each screen that guests see: how many, in how many rounds, and the bytes of their responses and of the HTML. */
export async function measure(): Promise<readonly Figure[]> {
  const shop = await startShop();
  try {
    const kept = keptResponses();
    let calls = 0;
    let bytes = 0;
    let ended = 0;
    const bytesOf = await openRenderer(shop, async (input, init) => {
      const round = ended + 1;
      calls += 1;
      const { body, init: how } = await kept(new Request(input, init));
      bytes += Buffer.byteLength(body);
      await setTimeout(RESPONSE_MS);
      ended = Math.max(ended, round);
      return new Response(body, how);
    });
    const screens: readonly (readonly [name: string, url: string, goal?: Goal])[] = [
      ['home', shop.url],
      ['a post', await samplePost(shop)],
      ['a creator’s shop', await sampleCreatorShop(shop)],
      ['a hashtag', `${shop.url}/hashtags/linen`],
      ['the categories', `${shop.url}/categories`],
      ['a category', `${shop.url}/categories/dresses`],
      ['a category of the shop’s own', `${shop.url}/categories/salealert`],
      ['the deals', `${shop.url}/deals`],
      ['a product', await sampleProduct(shop), { calls: 5, rounds: 2 }],
      ['the sitemap', `${shop.url}/sitemap`],
    ];
    const figures: Figure[] = [];
    for (const [name, url, goal] of screens) {
      // The first time reads the responses that are then kept.
      await bytesOf(url);
      [calls, bytes, ended] = [0, 0, 0];
      const html = await bytesOf(url);
      figures.push({
        goal: 'calls',
        what: `${name}: responses ${kb(bytes)}, HTML ${kb(html.byteLength)}, ${kb(brotliCompressSync(html).byteLength)} as brotli`,
        value: `${calls} calls in ${ended} rounds`,
        limit: goal ? `≤ ${goal.calls} in ${goal.rounds}` : 'none',
        met: !goal || (calls <= goal.calls && ended <= goal.rounds),
      });
    }
    return figures;
  } finally {
    await shop.stop();
  }
}

const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;
