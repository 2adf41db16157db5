import type { ApiClient } from '@social-shop/api-client';
import { fetchFeaturedPosts, postFeedQuery, type PostFeedQuery } from '@social-shop/posts';
import { fetchFollowingPosts, fetchForYouPosts } from './api.ts';

/** The discover feed; `start` is the cursor of its first page. */
export const discoverFeedQuery = (api: ApiClient, start: string | null = null): PostFeedQuery =>
  postFeedQuery(api, ['feeds', 'discover'], (options) => fetchFeaturedPosts(api, options), start);

/** Begins the key of every query of the following feed. */
export const followingKey = ['feeds', 'following'];

/** The following feed of a signed-in visitor. */
export const followingFeedQuery = (api: ApiClient, start: string | null = null): PostFeedQuery =>
  postFeedQuery(api, followingKey, (options) => fetchFollowingPosts(api, options), start);

/** The for-you feed of a signed-in visitor. */
export const forYouFeedQuery = (api: ApiClient, start: string | null = null): PostFeedQuery =>
  postFeedQuery(api, ['feeds', 'for-you'], (options) => fetchForYouPosts(api, options), start);
