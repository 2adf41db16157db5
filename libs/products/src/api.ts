import type { ApiClient } from '@social-shop/api-client';
import type { Answer } from '@social-shop/api-contract';
import { productDetailsList, productsByIds } from '@social-shop/api-contract/calls/products';

/** A product as a creator put it into a post. */
export type Product = Answer<typeof productsByIds>['products'][number];

/** What a product is and costs. */
export type ProductDetails = Answer<typeof productDetailsList>['productDetails'][number];

/** The products that exist, in no promised order; at most 128 ids (W16), no call for none. */
export async function fetchProducts(api: ApiClient, ids: readonly string[], signal?: AbortSignal): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { products } = await api(productsByIds, { query: { ids }, signal });
  return products;
}

/** The details that exist, in no promised order; at most 128 ids (W16), no call for none. */
export async function fetchProductDetails(
  api: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ProductDetails[]> {
  if (ids.length === 0) return [];
  const { productDetails } = await api(productDetailsList, { query: { ids }, signal });
  return productDetails;
}
