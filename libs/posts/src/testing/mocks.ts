import { createLike, deleteLikes, likesList } from '@social-shop/api-contract/calls/likes';
import { featuredPosts, ltksList, profilePosts } from '@social-shop/api-contract/calls/posts';
import { creatorsMocks, profile } from '@social-shop/creators/testing';
import { productsMocks } from '@social-shop/products/testing';
import { mock, type Mocks } from '@social-shop/testing';
import { feedPage, like, ltks } from './fixtures.ts';

/** Both feeds with two pages: 12 posts, then 5 more. */
const twoPages = ({ url }: Request) =>
  new URL(url).searchParams.get('next') === 'page-2' ? feedPage(ltks(13, 17)) : feedPage(ltks(1, 12), 'page-2');

/** Mocked responses to the calls of this library and of those below it. */
export const postsMocks = (posts = ltks(1, 17)): Mocks => ({
  ...creatorsMocks(),
  ...productsMocks(),
  ...mock(featuredPosts, twoPages),
  ...mock(profilePosts, twoPages),
  ...mock(likesList, { likes: [], meta: { limit: 30 } }),
  ...mock(createLike, { like: like() }),
  ...mock(deleteLikes, new Response(null, { status: 204 })),
  ...mock(ltksList, ({ url }) => ({
    ltks: posts.filter(({ id }) => new URL(url).searchParams.getAll('ids').includes(id)),
    profiles: [profile()],
    meta: { limit: 36 },
  })),
});
