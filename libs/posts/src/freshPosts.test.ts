import { createApiClient } from '@social-shop/api-client';
import { product, productsAnswers } from '@social-shop/products/testing';
import { answeringFetch, failure } from '@social-shop/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FeedPages } from '../../lists/src/visit/keptPages.ts';
import { fetchFreshPosts, withFreshPosts } from './freshPosts.ts';
import type { PostSummary } from './post.ts';
import { ltk, postsAnswers } from './testing/index.ts';

const over = (answers: Parameters<typeof answeringFetch>[0]) => {
  const { fetch, calls } = answeringFetch(answers);
  return { api: createApiClient({ baseUrl: 'https://platform.test', fetch }), calls };
};

it('asks for posts by their ids, and for what their tiles show', async () => {
  const single = ltk(2, { product_ids: [product(7).id], products_count: 1 });
  const { api, calls } = over(postsAnswers([ltk(1), single]));
  const posts = await fetchFreshPosts(api, [ltk(1).id, single.id]);
  expect(posts.map(({ id, products }) => [id, products.length])).toEqual([
    [ltk(1).id, 3],
    [single.id, 1],
  ]);
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/v2/ltks', '/v2/products/', '/v2/product_details/']);
});

it('fails as a whole where products cannot be had: no shelf that is there is emptied', async () => {
  const { api } = over({ ...postsAnswers([ltk(1)]), ...productsAnswers(), 'GET /v2/products/': failure(404) });
  await expect(fetchFreshPosts(api, [ltk(1).id])).rejects.toMatchObject({ status: 404 });
});

const ids = [...'abcdefghij'];
const post = (id: string, over: Partial<PostSummary>) =>
  ({ id, heroImageWidth: 800, heroImageHeight: 1_000, heroImageAlt: 'old', fetchedAt: 1, ...over }) as PostSummary;

it('renews records where they stand: no order, size or cursor is another, and what is not fresh is untouched', () => {
  const pages = fc.array(fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 6 }), { minLength: 1, maxLength: 4 });
  const renewed = fc.uniqueArray(fc.constantFrom(...ids, 'z'));
  fc.assert(
    fc.property(pages, renewed, fc.integer({ min: 1, max: 4_000 }), (lists, now, height) => {
      const feed: FeedPages = {
        pages: lists.map((list, index) => ({ posts: list.map((id) => post(id, {})), next: `${index}` })),
        pageParams: lists.map((_, index) => (index === 0 ? null : `${index}`)),
      };
      const fresh = now.map((id) => post(id, { heroImageHeight: height, heroImageAlt: 'new', fetchedAt: 2 }));
      const after = withFreshPosts(feed, fresh);
      expect(after.pageParams).toEqual(feed.pageParams);
      after.pages.forEach((page, at) => {
        const before = feed.pages[at];
        expect(page.next).toBe(before?.next);
        expect(page.posts.map(({ id, heroImageHeight }) => [id, heroImageHeight])).toEqual(
          before?.posts.map(({ id }) => [id, 1_000]),
        );
        page.posts.forEach((each, index) => {
          if (now.includes(each.id)) expect(each).toMatchObject({ heroImageAlt: 'new', fetchedAt: 2 });
          else expect(each).toBe(before?.posts[index]);
        });
      });
    }),
  );
});
