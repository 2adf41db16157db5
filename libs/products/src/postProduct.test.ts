import { createApiClient } from '@social-shop/api-client';
import { mockFetch } from '@social-shop/testing';
import { expect, it } from 'vitest';
import { fetchProductDetails, fetchProducts } from './api.ts';
import { shopHref } from './links.ts';
import { postProduct } from './postProduct.ts';
import { product, productDetails, productsMocks } from './testing/index.ts';

/** The tile's data of the first fixture, with the given differences. */
async function read(details: Parameters<typeof productDetails>[1], over: Parameters<typeof product>[1] = {}) {
  const { fetch } = mockFetch({
    'GET /v2/products/': { products: [product(1, over)] },
    'GET /v2/product_details/': { product_details: [productDetails(1, details)] },
  });
  const api = createApiClient({ baseUrl: 'https://platform.test', fetch });
  const [found] = await fetchProducts(api, [product().id]);
  const [foundDetails] = await fetchProductDetails(api, [productDetails().id]);
  if (!found || !foundDetails) throw new Error('the fixtures have no product');
  return postProduct(found, foundDetails);
}

it('shows the local price in its currency where there is one, USD otherwise (W13)', async () => {
  expect((await read({ price: 1_000, local_price: 900, currency: 'EUR' }))?.price).toEqual({
    regular: 900,
    currency: 'EUR',
  });
  expect((await read({ price: 1_000, currency: 'EUR' }))?.price).toEqual({ regular: 1_000, currency: 'USD' });
});

it('counts a price drop only above 0 percent', async () => {
  expect((await read({ percent_change: 30 }))?.percentOff).toBe(30);
  expect(await read({ percent_change: 0 })).not.toHaveProperty('percentOff');
  expect(await read({ percent_change: -5 })).not.toHaveProperty('percentOff');
});

it('shows the price before a drop, in the currency of the one that is shown (W36, K-V13)', async () => {
  const priceOf = async (details: Parameters<typeof read>[0]) => (await read(details))?.price;
  expect(await priceOf({ price: 7_700, percent_change: 30, old_price: 11_000 })).toEqual({
    regular: 11_000,
    sale: 7_700,
    currency: 'USD',
  });
  expect(
    await priceOf({ price: 9_000, local_price: 900, currency: 'EUR', percent_change: 10, old_price: 1_000 }),
  ).toEqual({ regular: 1_000, sale: 900, currency: 'EUR' });
  for (const odd of [{ percent_change: 0 }, { percent_change: -30 }, {}, { percent_change: 30, old_price: 7_000 }])
    expect(await priceOf({ price: 7_700, old_price: 11_000, ...odd })).toEqual({ regular: 7_700, currency: 'USD' });
});

it('leads through the redirect with the post as source, and keeps the query that is there (S18)', () => {
  const href = shopHref('https://platform.test/clicks/1?a=b', { li: 'x', ci: 'y' });
  expect(href).toBe('https://platform.test/clicks/1?a=b&li=x&ci=y');
});

it.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//',
  '',
  'blob:https://a/b',
])('makes neither a link nor a tile of %j (T50)', async (ltkWeb) => {
  expect(await read({}, { links: { ltk_web: ltkWeb } })).toBeUndefined();
});

it('says what of its kind to show in place of a sold-out product', async () => {
  expect(await read({ availability: false, category: 'dresses' })).toMatchObject({
    soldOut: true,
    category: 'dresses',
  });
  expect(await read({ category: 'dresses' })).not.toHaveProperty('soldOut');
});

it('omits absent fields', () => {
  const query = { li: null, hlc: '', vid: undefined, variant: 'b c' };
  expect(shopHref('https://platform.test/clicks/1', query)).toBe('https://platform.test/clicks/1?variant=b+c');
});

it('makes no call for no ids', async () => {
  const { fetch, calls } = mockFetch(productsMocks());
  const api = createApiClient({ baseUrl: 'https://platform.test', fetch });
  expect(await fetchProducts(api, [])).toEqual([]);
  expect(await fetchProductDetails(api, [])).toEqual([]);
  expect(calls).toEqual([]);
});
