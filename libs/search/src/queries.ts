import type { ApiClient } from '@social-shop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { fetchPosts } from './api.ts';

/** The posts of the page. */
export const postsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['search', 'posts'],
    queryFn: ({ signal }) => fetchPosts(api, signal),
  });
