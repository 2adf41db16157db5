import type { ApiClient } from '@social-shop/api-client';
import type { ResultOf } from '@social-shop/api-contract';
import { productDetailsList, productsByIds } from '@social-shop/api-contract/calls/products';
import { createWish, deleteWish, wishesList } from '@social-shop/api-contract/calls/wishes';

/** A product in a creator's post. */
export type Product = ResultOf<typeof productsByIds>['products'][number];

/** A product with its prices. */
export type ProductDetails = ResultOf<typeof productDetailsList>['productDetails'][number];

/** Fetches the products that exist, in any order; at most 128 ids (W16). Without ids it makes no call. */
export async function fetchProducts(api: ApiClient, ids: readonly string[], signal?: AbortSignal): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { products } = await api(productsByIds, { query: { ids }, signal });
  return products;
}

/** Fetches the details that exist, in any order; at most 128 ids (W16). Without ids it makes no call. */
export async function fetchProductDetails(
  api: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ProductDetails[]> {
  if (ids.length === 0) return [];
  const { productDetails } = await api(productDetailsList, { query: { ids }, signal });
  return productDetails;
}

/** A favorite of the visitor. */
export type Wish = ResultOf<typeof wishesList>['wishes'][number];

/** Fetches the visitor's favorites of these products, by the ids of their details; at most 128 (W16). */
export async function fetchWishes(
  api: ApiClient,
  productDetailsIds: readonly string[],
  signal?: AbortSignal,
): Promise<Wish[]> {
  const { wishes } = await api(wishesList, { query: { productDetailsIds }, signal });
  return wishes;
}

/** What is saved: a product of a post, or by its details that of the best-ranked post (S33). */
export type Savable = { readonly ltkProductId: string } | { readonly productDetailsId: string };

/** Saves a product, or finds its favorite (W20). Returns the id of the favorite. */
export async function addWish(api: ApiClient, body: Savable): Promise<string> {
  const { wish } = await api(createWish, { body });
  return wish.id;
}

/** Removes a favorite; succeeds if it is already gone (W20). */
export async function removeWish(api: ApiClient, id: string): Promise<void> {
  await api(deleteWish, { params: { id } });
}
