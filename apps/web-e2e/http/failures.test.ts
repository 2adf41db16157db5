import { expect, test } from 'vitest';
import { down, fail, someProduct, somePost, type Fault } from '../src/platform.ts';
import { ask, rootAttribute } from './ask.ts';

const { post, creator } = await somePost();
const product = await someProduct();
const pages = {
  home: '/',
  post: `/posts/${post.id}`,
  creator: `/explore/${creator.display_name}`,
  hashtag: '/hashtags/dresses',
  categories: '/categories',
  category: '/categories/dresses',
  deal: '/categories/salealert',
  deals: '/deals',
  product: `/products/${product.id}`,
};

/** Far longer than a page waits for a call (W30), and far shorter than the transport does. */
const SLOW_MS = 10_000;

/** One call of a page, and the page without it: a status of its own, or a section with an error. */
interface Call {
  readonly screen: keyof typeof pages;
  readonly path: string;
  readonly essential?: true;
  /** In the page's HTML when the call fails. */
  readonly shows?: string;
}

const calls: readonly Call[] = [
  { screen: 'home', path: '/v3/activities/posts/global/featured', shows: 'Error Loading LTKs.' },
  { screen: 'home', path: '/v2/products/', shows: 'Post by' },
  { screen: 'home', path: '/v1/experiments/', shows: 'Post by' },
  { screen: 'post', path: '/v2/ltks', essential: true },
  { screen: 'post', path: '/v2/products/', shows: 'Error loading products.' },
  { screen: 'post', path: '/v2/product_details/', shows: 'Error loading products.' },
  { screen: 'post', path: '/v2/followers_statistics/', shows: 'Shop the post' },
  { screen: 'post', path: '/v3/activities/posts/profile/', shows: 'Error Loading LTKs.' },
  { screen: 'creator', path: '/v2/profiles/', essential: true },
  { screen: 'creator', path: '/v2/followers_statistics/', shows: 'Post by' },
  { screen: 'creator', path: '/v3/activities/posts/profile/', shows: 'Error Loading LTKs.' },
  { screen: 'hashtag', path: '/v3/hashtags/', essential: true },
  { screen: 'hashtag', path: '/v3/activities/posts/hashtag/', shows: 'Error Loading LTKs.' },
  { screen: 'hashtag', path: '/v2/products/', shows: 'Post by' },
  { screen: 'categories', path: '/v1/presentation/', shows: 'Error fetching categories' },
  { screen: 'categories', path: '/v2/ltks', shows: 'Error Loading LTKs.' },
  { screen: 'category', path: '/v1/presentation/', essential: true },
  { screen: 'category', path: '/v3/hashtags/', shows: 'Post by' },
  { screen: 'category', path: '/v3/activities/posts/hashtag/', shows: 'Error Loading LTKs.' },
  { screen: 'deal', path: '/v3/activities/posts/hashtag/', shows: 'Error Loading LTKs.' },
  { screen: 'deals', path: '/v3/activities/posts/hashtag/findsunder50', shows: 'See all of Sale Alert' },
  { screen: 'product', path: '/v2/product_details/', essential: true },
  { screen: 'product', path: '/v3/consumer_retailer_products/', shows: 'Error loading sizes and colors.' },
  { screen: 'product', path: '/v3/products/', shows: 'Error loading posts.' },
];

const faults: Readonly<Record<string, Omit<Fault, 'path'>>> = {
  'responds with 500': { status: 500 },
  'resets the connection': { reset: true },
  'responds with invalid JSON': { malformed: true },
  'responds with objects in place of texts': { distorted: true },
  'does not respond in time': { delay_ms: SLOW_MS },
};

const failing = calls.flatMap((call) => Object.entries(faults).map(([name, fault]) => ({ ...call, name, fault })));

test.each(failing)('$screen, when $path $name (T74, T76, T77)', async ({ screen, path, essential, shows, fault }) => {
  await fail({ path, ...fault });
  const started = performance.now();
  const { status, headers, body } = await ask(pages[screen]);
  expect(performance.now() - started).toBeLessThan(SLOW_MS);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('</html>');
  if (!essential) {
    expect(status).toBe(200);
    expect(body).toContain(shows);
    // Links to retailers are among the product's own facts.
    if (screen === 'product') expect(body).toContain('Shop Now');
    return;
  }
  expect(status).toBe(fault.status === 500 ? 500 : 503);
  expect(body).toContain('An error occurred');
  expect(body).toContain('Sorry, but we encountered an error. Please try again later or discover new posts below.');
  expect(headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  expect(body).toMatch(/<meta name="robots" content="noindex"/);
});

const everything: readonly (readonly [name: string, fault: Fault])[] = [
  ['is down', down],
  ['never responds', { path: '/', delay_ms: 120_000 }],
];

test.each(everything)(
  'when the platform %s, every page still renders, in the visitor’s language (T76, T77)',
  async (_name, fault) => {
    await fail(fault);
    for (const [path, status] of [
      [pages.home, 200],
      [pages.post, 503],
      [pages.creator, 503],
    ] as const) {
      const response = await ask(path, { headers: { 'accept-language': 'en-GB' } });
      expect(response.status).toBe(status);
      expect(rootAttribute(response, 'lang')).toBe('en-GB');
      expect(response.body).toMatch(/<main[^]*<\/html>$/);
      expect(response.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': 'private, no-cache',
        vary: expect.stringContaining('Accept-Language'),
      });
      expect(response.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    }
  },
);

test('404 and 403 of the essential call are passed on', async () => {
  for (const status of [404, 403]) {
    await fail({ path: '/v2/ltks', status, times: 1 });
    expect((await ask(pages.post)).status).toBe(status);
  }
});
