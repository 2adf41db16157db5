import type { ApiClient } from '@social-shop/api-client';
import { listQuery, type ListQuery } from '@social-shop/lists';
import { postFeedQuery } from '@social-shop/posts';
import { freshness } from '@social-shop/routing';
import { queryOptions } from '@tanstack/react-query';
import { hashOf, type SharedList } from './hash.ts';
import { savedProducts, showsHearts, type SavedProduct } from './savedProduct.ts';
import { fetchShared, fetchSharedPosts, fetchSharedProducts } from './sharedApi.ts';

/** A shared list; its failure carries status 404 or 403. */
export const sharedListQuery = (api: ApiClient, list: SharedList) =>
  queryOptions({
    ...freshness,
    queryKey: ['collections', 'shared', hashOf(list)],
    queryFn: ({ signal }) => fetchShared(api, list, signal),
  });

/** Its products. */
export const sharedProductsQuery = (
  api: ApiClient,
  list: SharedList,
  start: string | null = null,
): ListQuery<SavedProduct> =>
  listQuery({
    key: ['collections', 'shared-products', hashOf(list)],
    start,
    fetchPage: async (page) => savedProducts(api, await fetchSharedProducts(api, list, page), page.signal),
    meta: showsHearts,
  });

/** Its posts, of a list of liked posts. */
export const sharedPostsQuery = (api: ApiClient, list: SharedList, start: string | null = null) =>
  postFeedQuery(api, ['collections', 'shared-posts', hashOf(list)], (page) => fetchSharedPosts(api, list, page), start);
