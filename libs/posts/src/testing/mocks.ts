import { createHide, deleteHides, hidesList } from '@social-shop/api-contract/calls/hides';
import { createLike, deleteLikes, likesList } from '@social-shop/api-contract/calls/likes';
import { createPostReport } from '@social-shop/api-contract/calls/postReports';
import { featuredPosts, ltksList, profilePosts } from '@social-shop/api-contract/calls/posts';
import { creatorsMocks, profile } from '@social-shop/creators/testing';
import { productsMocks } from '@social-shop/products/testing';
import { mock, type Mocks } from '@social-shop/testing';
import { feedPage, like, ltks, report } from './fixtures.ts';

/** Both feeds with two pages: 12 posts, then 5 more. */
const twoPages = ({ url }: Request) =>
  new URL(url).searchParams.get('next') === 'page-2' ? feedPage(ltks(13, 17)) : feedPage(ltks(1, 12), 'page-2');

/** Mocked responses to the calls of this library and of those below it. */
export const postsMocks = (posts = ltks(1, 17)): Mocks => ({
  ...creatorsMocks(),
  ...productsMocks(),
  ...mock(featuredPosts, twoPages),
  ...mock(profilePosts, twoPages),
  ...mock(hidesList, { hides: [] }),
  ...mock(createHide, async (request) => ({
    hide: { ...(JSON.parse((await request.text()) || '{}') as object), hidden_at: '2026-11-24T09:30:00.000Z' },
  })),
  ...mock(deleteHides, new Response(null, { status: 204 })),
  ...mock(createPostReport, { ltk_report: report() }),
  ...mock(likesList, { likes: [], meta: { limit: 30 } }),
  ...mock(createLike, { like: like() }),
  ...mock(deleteLikes, new Response(null, { status: 204 })),
  ...mock(ltksList, ({ url }) => ({
    ltks: posts.filter(({ id }) => new URL(url).searchParams.getAll('ids').includes(id)),
    profiles: [profile()],
    meta: { limit: 36 },
  })),
});
