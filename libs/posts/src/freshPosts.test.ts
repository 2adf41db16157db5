import { createApiClient } from '@social-shop/api-client';
import { product, productsMocks } from '@social-shop/products/testing';
import { mockFetch, failure } from '@social-shop/testing';
import { expect, it } from 'vitest';
import { fetchFreshPosts } from './freshPosts.ts';
import type { PostSummary } from './post.ts';
import { ltk, postsMocks } from './testing/index.ts';

const summary = (id: string): PostSummary => ({
  id,
  heroImage: '',
  heroImageWidth: 800,
  heroImageHeight: 1_000,
  heroImageColor: '#000000',
  heroImageAlt: 'old',
  productsCount: 0,
  creator: { displayName: 'a', name: 'A', avatarUrl: '' },
  products: [],
  fetchedAt: 0,
});

const over = (mocks: Parameters<typeof mockFetch>[0]) => {
  const { fetch, calls } = mockFetch(mocks);
  return { api: createApiClient({ baseUrl: 'https://platform.test', fetch }), calls };
};

it('requests posts by their ids, with the data of their tiles', async () => {
  const single = ltk(2, { product_ids: [product(7).id], products_count: 1 });
  const { api, calls } = over(postsMocks([ltk(1), single]));
  const posts = await fetchFreshPosts(api, [summary(ltk(1).id), summary(single.id)]);
  expect(posts.map(({ id, products }) => [id, products.length])).toEqual([
    [ltk(1).id, 3],
    [single.id, 1],
  ]);
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/v2/ltks', '/v2/products/', '/v2/product_details/']);
});

it('fails as a whole if products fail, so that no shelf is emptied', async () => {
  const { api } = over({ ...postsMocks([ltk(1)]), ...productsMocks(), 'GET /v2/products/': failure(404) });
  await expect(fetchFreshPosts(api, [summary(ltk(1).id)])).rejects.toMatchObject({ status: 404 });
});

it('updates a post, and keeps the size that its tile was laid out with, so that nothing moves (S28)', async () => {
  const now = ltk(1, { hero_image_alt: 'new', hero_image_width: 500, hero_image_height: 1 });
  const { api } = over(postsMocks([now]));
  const [fresh] = await fetchFreshPosts(api, [summary(now.id)]);
  expect(fresh).toMatchObject({ heroImageAlt: 'new', heroImageWidth: 800, heroImageHeight: 1_000 });
  expect(fresh?.fetchedAt).toBeGreaterThan(0);
});
