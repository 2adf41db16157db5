import type { ApiClient } from '@social-shop/api-client';
import { fetchFeaturedPosts, postFeedQuery, type PostFeedQuery } from '@social-shop/posts';

/** The discover feed; `start` is the cursor of its first page. */
export const discoverFeedQuery = (api: ApiClient, start: string | null = null): PostFeedQuery =>
  postFeedQuery(api, ['feeds', 'discover'], (options) => fetchFeaturedPosts(api, options), start);
