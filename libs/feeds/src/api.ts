import type { ApiClient } from '@social-shop/api-client';
import { followingPosts, forYouPosts } from '@social-shop/api-contract/calls/posts';
import { ltkPage, pageIncludes as includes, type LtkPage, type PageOptions } from '@social-shop/posts';

/** Posts of the creators whom the visitor follows, newest first, 8 a page. */
export const fetchFollowingPosts = async (api: ApiClient, { next, signal }: PageOptions = {}): Promise<LtkPage> => ({
  ...ltkPage(await api(followingPosts, { query: { next, includes }, signal })),
  posted: true,
});

/** The featured posts, ranked by the visitor's follows and likes (W9), 36 a page. */
export const fetchForYouPosts = async (api: ApiClient, { next, signal }: PageOptions = {}): Promise<LtkPage> =>
  ltkPage(await api(forYouPosts, { query: { next, includes, rank: 'for-you' }, signal }));
