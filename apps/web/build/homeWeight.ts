import type { Product, ProductDetails, PostActivities } from '@social-shop/api-contract';
import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import { readAssets } from '../server/pages/assets.ts';
import { brotliBytes, levels } from '../server/pages/pageBytes.ts';
import { anonymousSessionOf } from '../server/session/anonymousSession.ts';

type RenderModule = typeof import('../server/pages/render.tsx');

const POSTS = 36;
/** Products of the posts, in turns: three at most are shown. */
const COUNTS = [5, 2, 3, 1, 8, 3, 4, 6, 2];

/** Deterministic by seed, and as random as the real ids and texts that it replaces, so that it compresses like them. */
const hash = (seed: string) => createHash('sha256').update(seed).digest();
const id = (seed: string) => {
  const hex = hash(seed).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`, hex.slice(18, 30)].join(
    '-',
  );
};
const pick = (seed: string, texts: string) => {
  const all = texts.split(',');
  return all[hash(seed).readUInt16BE() % all.length];
};

const color = (seed: string) => pick(seed, 'camel,rust,spruce,lemon,blush,navy,ivory,plum,sand,olive,sky,charcoal');
const thing = (seed: string) =>
  `${color(seed)} ${pick(`${seed} thing`, 'wrap dress,tote bag,round vase,rain boots,lipstick,linen shirt,floor lamp,hoop earrings,wool coat')}`;
const place = (seed: string) =>
  `${pick(seed, 'on a shelf,before a wall,beside a window,on two podiums,on a dress form,in an arched niche')} in a ${color(`${seed} room`)} room`;
const person = (seed: string) =>
  `${pick(seed, 'Maren,Suki,Noor,Lena,Imani,Rosa,Aiko,Freya,Priya,Chloe')} ${pick(`${seed} last`, 'Holt,Larsen,Okafor,Reyes,Lindqvist,Moreau,Tanaka,Novak')}`;

const productsOf = (n: number) =>
  Array.from({ length: COUNTS[n % COUNTS.length] ?? 1 }, (_, index) => id(`product ${n} ${index}`));
const image = (seed: string) =>
  `https://shop.example/images/${hash(`image ${seed}`).subarray(0, 16).toString('base64url')}`;

const product = (productId: string): Static<typeof Product> => ({
  id: productId,
  product_details_id: productId,
  ltk_id: productId,
  image_url: image(productId),
  hyperlink: `https://retailer.example/${productId}`,
  links: { ltk_web: `https://api.shop.example/links/${productId}` },
});

const details = (productId: string): Static<typeof ProductDetails> => ({
  id: productId,
  name: thing(productId),
  retailer_id: id(`${productId} retailer`),
  advertiser_name: person(`${productId} retailer`),
  price: hash(productId).readUInt16BE(),
  currency: 'USD',
  image_url: image(productId),
  has_variants: false,
  availability: true,
  category: 'knitwear',
  links: { ltk_web: `https://api.shop.example/links/${productId}` },
});

function feed(): Static<typeof PostActivities> {
  const numbers = Array.from({ length: POSTS }, (_, n) => n);
  const created_at = '2026-11-24T09:30:00.000Z';
  return {
    activities: numbers.map((n) => ({ post_id: id(`post ${n}`), profile_id: id(`profile ${n}`), created_at })),
    ltks: numbers.map((n) => ({
      id: id(`post ${n}`),
      profile_id: id(`profile ${n}`),
      hero_image: image(`post ${n}`),
      hero_image_width: 900,
      hero_image_height: Number(pick(`ratio ${n}`, '900,1125,1200,1350')),
      hero_image_color: `#${hash(`color ${n}`).toString('hex').slice(0, 6)}`,
      hero_image_alt: `A ${thing(`post ${n}`)} and a ${thing(`other ${n}`)} ${place(`post ${n}`)}.`,
      product_ids: productsOf(n),
      products_count: productsOf(n).length,
      // In steps of half a dollar, as shops have them.
      price_from: { amount: 50 * (1 + (hash(`price ${n}`).readUInt16BE() % 1_000)), currency: 'USD' },
      caption: '',
      share_url: `https://shop.example/posts/${id(`post ${n}`)}`,
      created_at,
    })),
    profiles: numbers.map((n) => {
      const name = person(`profile ${n}`);
      const display_name = name.toLowerCase().replace(' ', '');
      return { id: id(`profile ${n}`), display_name, name, bio: '', avatar_url: image(`avatar ${n}`) };
    }),
    meta: { limit: POSTS, next: id('cursor') },
  };
}

/** Responds like a platform with 36 posts, each with its own products, names and pictures. */
async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(new Request(input, init).url);
  const ids = searchParams.getAll('ids');
  if (pathname === '/v2/products/') return Response.json({ products: ids.map(product) });
  if (pathname === '/v2/product_details/') return Response.json({ product_details: ids.map(details) });
  return Response.json(feed());
}

/** Maximum size of home, in kB (1,000 bytes). */
export interface HomeBudget {
  /** As browsers read it. */
  readonly html: number;
  /** Compressed, as the page cache sends it. */
  readonly sent: number;
}

/**
 * Fails the build if home with 36 posts and its state is over its budget. `partsOf` lists the parts of the HTML. It weighs the page that the
 * server's build in `dist` renders, with the file names of the client's build. The demo's home has longer texts: it is 7 kB heavier, 2.4 kB
 * when compressed (`npm run bench -- weight`).
 */
export async function checkHomeWeight(
  dist: string,
  budget: HomeBudget,
  partsOf: (html: string) => string,
): Promise<string> {
  const { render, chunks } = (await import(`${dist}/server/render.js`)) as RenderModule;
  const home = await render(
    {
      url: new URL('https://shop.example/home'),
      locale: 'en',
      theme: undefined,
      consent: 'open',
      flags: {},
      variants: {},
    },
    {
      site: { publicUrl: 'https://shop.example' },
      client: { baseUrl: 'https://api.shop.example', fetch: respond },
      assets: readAssets(`${dist}/client/.vite`, [...chunks.values()]),
      anonymousSession: anonymousSessionOf({ strategy: 'hosted' }),
      onError: (error) => {
        throw error;
      },
    },
  );
  if (!('html' in home) || !home.whole) throw new Error('home was not rendered whole, and cannot be weighed');
  const tiles = home.html.split('<article').length - 1;
  if (tiles !== POSTS) throw new Error(`home has ${tiles} of ${POSTS} posts, and cannot be weighed`);
  const { bytes } = await brotliBytes(Buffer.from(home.html), levels.popular);
  const weight: HomeBudget = { html: Buffer.byteLength(home.html) / 1_000, sent: bytes.byteLength / 1_000 };
  const line = `home: ${weight.html.toFixed(1)} of ${budget.html} kB HTML (${partsOf(home.html)}), ${weight.sent.toFixed(1)} of ${budget.sent} kB as sent`;
  if (weight.html > budget.html || weight.sent > budget.sent) throw new Error(`over budget (brotli): ${line}`);
  return line;
}
