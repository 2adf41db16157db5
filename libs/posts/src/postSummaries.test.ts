import { createApiClient } from '@social-shop/api-client';
import { product, productsAnswers } from '@social-shop/products/testing';
import { answeringFetch, failure, type Answers } from '@social-shop/testing';
import { expect, it } from 'vitest';
import { fetchFeaturedPosts } from './api.ts';
import { postSummaries } from './postSummaries.ts';
import { feedPage, ltk, ltks } from './testing/index.ts';

const FEED = 'GET /v3/activities/posts/global/featured';

/** The first page of the discover feed over the given answers, and what the platform was asked. */
async function pageOver(answers: Answers, signal?: AbortSignal) {
  const { fetch, calls } = answeringFetch(answers);
  const api = createApiClient({ baseUrl: 'https://platform.test', fetch });
  const page = await postSummaries(api, await fetchFeaturedPosts(api), signal);
  return { page, asked: calls.map(({ url }) => new URL(url)) };
}

it('takes three calls for 36 posts: the feed, three products of each, details of single products', async () => {
  const posts = [...ltks(1, 35), ltk(36, { product_ids: [product(7).id], products_count: 1 })];
  const { page, asked } = await pageOver({ ...productsAnswers(), [FEED]: feedPage(posts, 'page-2') });

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

it('takes along where prices begin, for posts that do not say a price of their own (K-V01)', async () => {
  const posts = [
    ltk(1, { price_from: { amount: 3_400, currency: 'EUR' } }),
    ltk(2, { price_from: undefined }),
    ltk(3, { product_ids: [product(7).id], products_count: 1 }),
  ];
  const { page } = await pageOver({ ...productsAnswers(), [FEED]: feedPage(posts) });
  expect(page.items.map(({ priceFrom }) => priceFrom)).toEqual([
    { amount: 3_400, currency: 'EUR' },
    undefined,
    undefined,
  ]);
});

it('asks for each product once and never for more ids than a call takes', async () => {
  const { asked } = await pageOver({ ...productsAnswers(), [FEED]: feedPage(ltks(1, 36)) });
  const ids = asked[1]?.searchParams.getAll('ids') ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(128);
});

it('shows the posts when their products fail', async () => {
  const { page } = await pageOver({ [FEED]: feedPage(ltks(1, 3)), 'GET /v2/products/': failure(404) });
  expect(page.items.map(({ products }) => products)).toEqual([[], [], []]);
});

it('leaves out a post without its creator, and goes on (K-F15)', async () => {
  const stranger = ltk(2, { profile_id: ltk(9).id });
  const { page } = await pageOver({ ...productsAnswers(), [FEED]: feedPage([stranger], 'page-2') });
  expect(page).toEqual({ items: [], next: 'page-2' });
});

it('ends with the abort of its caller instead of a page without products', async () => {
  const aborter = new AbortController();
  const answers = {
    [FEED]: feedPage([ltk()]),
    'GET /v2/products/': () => {
      aborter.abort();
      return { products: [] };
    },
  };
  await expect(pageOver(answers, aborter.signal)).rejects.toThrow('aborted');
});
