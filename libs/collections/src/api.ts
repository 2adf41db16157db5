import type { ApiClient } from '@social-shop/api-client';
import type { ResultOf } from '@social-shop/api-contract';
import { likesList } from '@social-shop/api-contract/calls/likes';
import { featuredPosts } from '@social-shop/api-contract/calls/posts';
import { wishCollectionsList } from '@social-shop/api-contract/calls/wishCollections';
import { wishesList } from '@social-shop/api-contract/calls/wishes';
import type { LtkPage, PageOptions } from '@social-shop/posts';
import { fetchPosts } from '@social-shop/posts/api';
import type { Product, ProductDetails } from '@social-shop/products';
import type { Selection } from './selection.ts';

/** A list of the visitor, or a built-in collection (W32). */
export type Collection = ResultOf<typeof wishCollectionsList>['wishCollections'][number];

/** A saved product as the wire has it. */
export type Wish = ResultOf<typeof wishesList>['wishes'][number];

/** How many saved products each filter leaves. */
export type Facets = NonNullable<ResultOf<typeof wishesList>['facets']>;

/** A page of saved products, and the cursor of the next one. */
export interface WishPage {
  readonly wishes: readonly Wish[];
  readonly next?: string;
}

/** The visitor's two built-in collections, then their lists, newest first. */
export async function fetchCollections(api: ApiClient, signal?: AbortSignal): Promise<Collection[]> {
  const { wishCollections } = await api(wishCollectionsList, { signal });
  return wishCollections;
}

/** The posts that the visitor likes, the latest first, 30 a page; each page starts before the date of the last like of the one before. */
export async function fetchLikedPosts(api: ApiClient, { next, signal }: PageOptions = {}): Promise<LtkPage> {
  const query = { beforeDatetime: next, linkTypes: ['LTK_WEB'] } as const;
  const { likes, meta } = await api(likesList, { query, signal });
  if (likes.length === 0) return { ltks: [], profiles: [] };
  const { ltks, profiles } = await fetchPosts(
    api,
    likes.map(({ ltkId }) => ltkId),
    signal,
  );
  const byId = new Map(ltks.map((ltk) => [ltk.id, ltk]));
  const last = likes.at(-1)?.dateLiked;
  return {
    ltks: likes.flatMap(({ ltkId }) => byId.get(ltkId) ?? []),
    profiles,
    ...(meta.nextUrl !== undefined && last !== undefined && { next: last }),
  };
}

/** The products that the visitor has saved, 36 a page. */
export async function fetchSavedProducts(
  api: ApiClient,
  { order, only, retailer }: Selection,
  { next, signal }: PageOptions = {},
): Promise<WishPage> {
  const query = { cursor: next, ...(order !== 'newest' && { order }), only, retailerId: retailer };
  const { wishes, meta } = await api(wishesList, { query, signal });
  return { wishes, ...(meta.next !== undefined && { next: meta.next }) };
}

/** How many of the visitor's saved products each filter leaves. */
export async function fetchFacets(api: ApiClient, signal?: AbortSignal): Promise<Facets> {
  const { facets } = await api(wishesList, { query: { limit: 1, includes: ['facets'] }, signal });
  return facets ?? { total: 0, dropped: 0, sale: 0, inStock: 0, retailers: [] };
}

/** How many posts of the discover feed are searched for products to start with. */
const START_POSTS = 12;

/** Products of the discover feed that can be bought, one for each post, each once. */
export async function fetchProductsToStart(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<readonly { readonly product: Product; readonly details: ProductDetails }[]> {
  const query = { limit: START_POSTS, includes: ['products', 'product_details'] } as const;
  const { activities, products = [], productDetails = [] } = await api(featuredPosts, { query, signal });
  const details = new Map(productDetails.map((one) => [one.id, one]));
  const found = new Map<string, { product: Product; details: ProductDetails }>();
  for (const { postId } of activities) {
    const product = products.find(
      ({ ltkId, productDetailsId: id }) => ltkId === postId && details.get(id)?.availability && !found.has(id),
    );
    const known = product && details.get(product.productDetailsId);
    if (known) found.set(known.id, { product, details: known });
  }
  return [...found.values()];
}
