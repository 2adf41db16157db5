import type { ApiClient } from '@social-shop/api-client';
import type { ResultOf } from '@social-shop/api-contract';
import { productDetailsList, productsByIds } from '@social-shop/api-contract/calls/products';

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
