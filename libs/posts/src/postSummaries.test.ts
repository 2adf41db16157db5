import { createApiClient } from '@social-shop/api-client';
import { product, productsMocks } from '@social-shop/products/testing';
import { mockFetch, failure, type Mocks } from '@social-shop/testing';
import { expect, it } from 'vitest';
import { fetchFeaturedPosts } from './api.ts';
import { postSummaries } from './postSummaries.ts';
import { feedPage, ltk, ltks } from './testing/index.ts';

const FEED = 'GET /v3/activities/posts/global/featured';

/** Fetches the first page of the discover feed with these mocks; returns it and the requests. */
async function pageOver(mocks: Mocks, signal?: AbortSignal) {
  const { fetch, calls } = mockFetch(mocks);
  const api = createApiClient({ baseUrl: 'https://platform.test', fetch });
  const page = await postSummaries(api, await fetchFeaturedPosts(api), signal);
  return { page, asked: calls.map(({ url }) => new URL(url)) };
}

it('makes three calls for 36 posts: the feed, three products of each, details of single products', async () => {
  const posts = [...ltks(1, 35), ltk(36, { product_ids: [product(7).id], products_count: 1 })];
  const { page, asked } = await pageOver({ ...productsMocks(), [FEED]: feedPage(posts, 'page-2') });

  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/v3/activities/posts/global/featured',
    '/v2/products/',
    '/v2/product_details/',
  ]);
  expect(asked[0]?.searchParams.getAll('includes')).toEqual(['profiles', 'ltks']);
  expect(asked[2]?.searchParams.getAll('ids')).toHaveLength(1);
  expect(page.items).toHaveLength(36);
  expect(page.items[0]?.products.map(({ name }) => name)).toEqual([undefined, undefined, undefined]);
  expect(page.items[35]?.products).toMatchObject([{ name: expect.any(String), price: { currency: 'USD' } }]);
  expect(page.next).toBe('page-2');
});

it('adds the lowest price for posts without their own price (K-V01)', async () => {
  const posts = [
    ltk(1, { price_from: { amount: 3_400, currency: 'EUR' } }),
    ltk(2, { price_from: undefined }),
    ltk(3, { product_ids: [product(7).id], products_count: 1 }),
  ];
  const { page } = await pageOver({ ...productsMocks(), [FEED]: feedPage(posts) });
  expect(page.items.map(({ priceFrom }) => priceFrom)).toEqual([
    { amount: 3_400, currency: 'EUR' },
    undefined,
    undefined,
  ]);
});

it('requests each product once, with at most the allowed ids per call', async () => {
  const { asked } = await pageOver({ ...productsMocks(), [FEED]: feedPage(ltks(1, 36)) });
  const ids = asked[1]?.searchParams.getAll('ids') ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(128);
});

it('returns the posts if their products fail', async () => {
  const { page } = await pageOver({ [FEED]: feedPage(ltks(1, 3)), 'GET /v2/products/': failure(404) });
  expect(page.items.map(({ products }) => products)).toEqual([[], [], []]);
});

it('drops a post without its creator, and continues (K-F15)', async () => {
  const stranger = ltk(2, { profile_id: ltk(9).id });
  const { page } = await pageOver({ ...productsMocks(), [FEED]: feedPage([stranger], 'page-2') });
  expect(page).toEqual({ items: [], next: 'page-2' });
});

it('rejects with the abort of its caller instead of returning a page without products', async () => {
  const aborter = new AbortController();
  const mocks = {
    [FEED]: feedPage([ltk()]),
    'GET /v2/products/': () => {
      aborter.abort();
      return { products: [] };
    },
  };
  await expect(pageOver(mocks, aborter.signal)).rejects.toThrow('aborted');
});
