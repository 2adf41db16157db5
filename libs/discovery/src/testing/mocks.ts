import { hashtag } from '@social-shop/api-contract/calls/hashtags';
import { featuredPosts, hashtagPosts, ltksList, trendingPosts } from '@social-shop/api-contract/calls/posts';
import { bubbles } from '@social-shop/api-contract/calls/presentation';
import { feedPage, ltks, postsMocks } from '@social-shop/posts/testing';
import { mock, type Mocks } from '@social-shop/testing';
import { categories, dealFeed, hashtagOf, topCreators } from './fixtures.ts';

/** Two pages: 12 posts, then 5 more; the call for the head of a deal includes products. */
function feed({ url }: Request) {
  const { searchParams } = new URL(url);
  if (searchParams.getAll('includes').includes('product_details')) return dealFeed();
  return searchParams.get('next') === 'page-2' ? feedPage(ltks(13, 17)) : feedPage(ltks(1, 12), 'page-2');
}

const popular = (request: Request) => {
  const { searchParams } = new URL(request.url);
  const more = searchParams.get('last_id') === 'page-2';
  const { ltks: posts = [], profiles = [] } = more ? feedPage(ltks(13, 17)) : feedPage(ltks(1, 12));
  const meta = more ? { limit: 36 } : { limit: 36, last_id: 'page-2', next_url: '/v2/ltks?last_id=page-2' };
  return { ltks: posts, profiles, meta };
};

/** Mock responses to the calls of this library and of those that it uses. */
export const discoveryMocks = (): Mocks => ({
  ...postsMocks(),
  ...mock(featuredPosts, feed),
  ...mock(trendingPosts, feed),
  ...mock(hashtagPosts, feed),
  ...mock(ltksList, popular),
  ...mock(hashtag, ({ url }) => ({
    hashtag: hashtagOf(decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')),
    profiles: topCreators,
  })),
  ...mock(bubbles, { modules: [{ type: 'v1_bubbles', options: [...categories] }] }),
});
