import type { ApiClient } from '@social-shop/api-client';
import { fetchProductDetails, fetchProducts, postProduct, type PostProduct } from '@social-shop/products';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchClip, fetchCreatorPosts, fetchPost, type LtkPage, type PageOptions } from './api.ts';
import type { Post } from './post.ts';
import { mergePages, toPostPage } from './postPage.ts';

/** Milliseconds after which a record is stale (specification 1, section 9). */
export const STALE_AFTER = 5 * 60_000;

/**
 * A feed of posts, kept for the session and never refetched behind the reader's back (S28).
 * It ends where a page names no next cursor (F15), or one that was already used, so that it never starts over (F07).
 * `start` is the cursor of its first page, for readers without script who follow 'Load more'.
 */
export function postFeedQuery(
  api: ApiClient,
  queryKey: readonly string[],
  fetchPage: (options: PageOptions) => Promise<LtkPage>,
  start: string | null = null,
) {
  return infiniteQueryOptions({
    queryKey: [...queryKey, start],
    queryFn: async ({ pageParam, signal }) =>
      toPostPage(api, await fetchPage({ signal, ...(pageParam !== null && { next: pageParam }) }), signal),
    initialPageParam: start,
    getNextPageParam: ({ next }, _pages, _param, used) => (next === undefined || used.includes(next) ? null : next),
    select: mergePages,
    staleTime: STALE_AFTER,
    gcTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    // A failed feed waits for its reader's 'Try Again': it must not start over wherever it is shown next (E05, F13).
    retryOnMount: false,
  });
}

/** A feed as `PostList` takes it. */
export type PostFeedQuery = ReturnType<typeof postFeedQuery>;

/** A creator's posts, newest first. */
export const creatorPostsQuery = (api: ApiClient, profileId: string, start: string | null = null) =>
  postFeedQuery(api, ['posts', 'creator', profileId], (options) => fetchCreatorPosts(api, profileId, options), start);

/** One post; its failure carries status 404 when there is none. */
export const postQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['posts', 'post', id],
    queryFn: async ({ signal }): Promise<Post> => {
      const { ltk, profile } = await fetchPost(api, id, signal);
      return { ...ltk, creator: profile };
    },
  });

/** A post's products in the creator's order, with names and prices. */
export const postProductsQuery = (api: ApiClient, { id, productIds }: Pick<Post, 'id' | 'productIds'>) =>
  queryOptions({
    queryKey: ['posts', 'products', id],
    queryFn: async ({ signal }): Promise<readonly PostProduct[]> => {
      const products = await fetchProducts(api, productIds, signal);
      const details = await fetchProductDetails(api, [...new Set(products.map((p) => p.productDetailsId))], signal);
      return productIds.flatMap((productId) => {
        const product = products.find((candidate) => candidate.id === productId);
        return (
          (product &&
            postProduct(
              product,
              details.find(({ id }) => id === product.productDetailsId),
            )) ??
          []
        );
      });
    },
  });

/** The address of a post's clip, for as long as the tab is open: it never changes. */
export const clipQuery = (api: ApiClient, mediaId: string) =>
  queryOptions({
    queryKey: ['posts', 'clip', mediaId],
    queryFn: ({ signal }) => fetchClip(api, mediaId, signal),
    staleTime: Infinity,
  });
