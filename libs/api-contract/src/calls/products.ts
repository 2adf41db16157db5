import { publicCall } from '../call.ts';
import type * as schemas from '../products.ts';

export const productsByIds = publicCall<typeof schemas.productsByIds>({
  method: 'GET',
  path: '/v2/products/',
  sameForAll: true,
});

/** Products by ids, or the products of a retailer except `exclude`: 'More from' (W34). */
export const productDetailsList = publicCall<typeof schemas.productDetailsList>({
  method: 'GET',
  path: '/v2/product_details/',
  sameForAll: true,
});

export const retailerProduct = publicCall<typeof schemas.retailerProduct>({
  method: 'GET',
  path: '/v3/consumer_retailer_products/{id}',
  sameForAll: true,
});

export const retailerProductLink = publicCall<typeof schemas.retailerProductLink>({
  method: 'GET',
  path: '/v1/retailer_product_links/{id}',
  sameForAll: true,
});
