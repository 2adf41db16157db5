import { ApiError, type ApiClient } from '@social-shop/api-client';
import type { ResultOf } from '@social-shop/api-contract';
import { productPosts } from '@social-shop/api-contract/calls/posts';
import { productDetailsList, retailerProduct, retailerProductLink } from '@social-shop/api-contract/calls/products';
import { fetchProductDetails, type ProductDetails } from '@social-shop/products';

/** A product as its retailer sells it: variants, options, pictures and policies. */
export type RetailerProduct = ResultOf<typeof retailerProduct>['retailerProduct'];

/** Tiles of a row. */
const ROW = 12;

/** A product. Fails with a 404 `ApiError` if there is none. */
export async function fetchProduct(api: ApiClient, id: string, signal?: AbortSignal): Promise<ProductDetails> {
  const [product] = await fetchProductDetails(api, [id], signal);
  if (!product) throw new ApiError({ ...productDetailsList, status: 404, code: 'not-found' });
  return product;
}

/** Includes its policies. Fails with a 404 `ApiError` if no variant is offered any more. */
export async function fetchRetailerProduct(api: ApiClient, id: string, signal?: AbortSignal): Promise<RetailerProduct> {
  const response = await api(retailerProduct, { params: { id }, query: { 'includes[]': ['policies'] }, signal });
  return response.retailerProduct;
}

/** The address at the retailer; `hlc` is the share hash that a link to the page carried. */
export async function fetchRetailerLink(
  api: ApiClient,
  { id, hlc }: { readonly id: string; readonly hlc?: string | undefined },
  signal?: AbortSignal,
): Promise<string> {
  const response = await api(retailerProductLink, { params: { id }, query: { hlc }, signal });
  return response.retailerProductLink.url;
}

/** The best posts that show a product, with their creators (W34). */
export const fetchSeenIn = (api: ApiClient, productDetailsId: string, signal?: AbortSignal) =>
  api(productPosts, { params: { productDetailsId }, query: { limit: ROW, includes: ['ltks', 'profiles'] }, signal });

/** Other products of a product's retailer (W34). */
export async function fetchMoreFrom(
  api: ApiClient,
  { id, retailerId }: Pick<ProductDetails, 'id' | 'retailerId'>,
  signal?: AbortSignal,
): Promise<ProductDetails[]> {
  const { productDetails } = await api(productDetailsList, {
    query: { retailerId, exclude: [id], limit: ROW },
    signal,
  });
  return productDetails;
}
