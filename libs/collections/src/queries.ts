import type { ApiClient } from '@social-shop/api-client';
import { listQuery, type ListQuery } from '@social-shop/lists';
import { postFeedQuery } from '@social-shop/posts';
import { favorites, postProduct, type PostProduct } from '@social-shop/products';
import { freshness } from '@social-shop/routing';
import { shows } from '@social-shop/toggles';
import { queryOptions } from '@tanstack/react-query';
import { fetchCollections, fetchFacets, fetchLikedPosts, fetchProductsToStart, fetchSavedProducts } from './api.ts';
import { fetchCollection, fetchListProducts, fetchListsOf } from './listApi.ts';
import { fetchListCards } from './listCards.ts';
import { savedProducts, showsHearts, type SavedProduct } from './savedProduct.ts';
import { wholeSelection, type Selection } from './selection.ts';

/** The keys of queries whose data changes with hearts. `watchHearts` updates them. */
export const keys = {
  collections: ['collections', 'lists'],
  contents: ['collections', 'list-products'],
  facets: ['collections', 'facets'],
  posts: ['collections', 'favorite-posts'],
  products: ['collections', 'favorite-products'],
} as const;

/** Products that an empty page shows. */
const TO_START = 4;

/** The visitor's collections with their counts. */
export const collectionsQuery = (api: ApiClient) =>
  queryOptions({
    ...freshness,
    queryKey: keys.collections,
    queryFn: ({ signal }) => fetchCollections(api, signal),
  });

/** The same with pictures. */
export const listCardsQuery = (api: ApiClient) =>
  queryOptions({
    ...freshness,
    queryKey: [...keys.collections, 'cards'],
    queryFn: ({ signal }) => fetchListCards(api, signal),
  });

/** The posts that the visitor likes, the latest first. */
export const favoritePostsQuery = (api: ApiClient, start: string | null = null) =>
  postFeedQuery(api, keys.posts, (page) => fetchLikedPosts(api, page), start);

/** The products that the visitor has saved. */
export const favoriteProductsQuery = (
  api: ApiClient,
  selection: Selection = wholeSelection,
  start: string | null = null,
): ListQuery<SavedProduct> =>
  listQuery({
    key: [...keys.products, selection.order, selection.only.join(), selection.retailer ?? ''],
    start,
    fetchPage: async (page) => savedProducts(api, await fetchSavedProducts(api, selection, page), page.signal),
    meta: showsHearts,
  });

/** One collection of the visitor; fails with status 404 if there is none. */
export const collectionQuery = (api: ApiClient, id: string) =>
  queryOptions({
    ...freshness,
    queryKey: [...keys.collections, id],
    queryFn: ({ signal }) => fetchCollection(api, id, signal),
  });

/** The products of a list of the visitor. */
export const listProductsQuery = (api: ApiClient, id: string, start: string | null = null): ListQuery<SavedProduct> =>
  listQuery({
    key: [...keys.contents, id],
    start,
    fetchPage: async (page) => savedProducts(api, await fetchListProducts(api, id, page), page.signal),
    meta: showsHearts,
  });

/** Ids of the lists that a favorite is in. */
export const listsOfQuery = (api: ApiClient, wishId: string) =>
  queryOptions({
    queryKey: ['collections', 'lists-of', wishId],
    queryFn: ({ signal }) => fetchListsOf(api, wishId, signal),
    // Another tab may have changed it.
    staleTime: 0,
  });

/** How many of them each filter leaves. */
export const facetsQuery = (api: ApiClient) =>
  queryOptions({
    ...freshness,
    queryKey: keys.facets,
    queryFn: ({ signal }) => fetchFacets(api, signal),
  });

/** Products to start with, for visitors without favorites. */
export const productsToStartQuery = (api: ApiClient) =>
  queryOptions({
    ...freshness,
    queryKey: ['collections', 'to-start'],
    queryFn: async ({ signal }) =>
      (await fetchProductsToStart(api, signal))
        .flatMap(({ product, details }) => {
          const shown = postProduct(product, details);
          return shown ? [{ postId: product.ltkId, product: shown }] : [];
        })
        .slice(0, TO_START),
    meta: shows<readonly { readonly product: PostProduct }[]>((products) => [
      [favorites, products.map(({ product }) => product.detailsId)],
    ]),
  });
