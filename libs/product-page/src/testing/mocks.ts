import { productPosts } from '@social-shop/api-contract/calls/posts';
import {
  productDetailsList,
  retailerProduct as retailerProductCall,
  retailerProductLink,
} from '@social-shop/api-contract/calls/products';
import { profile } from '@social-shop/creators/testing';
import { ltks } from '@social-shop/posts/testing';
import { productDetails } from '@social-shop/products/testing';
import { mock, failure, type Mocks } from '@social-shop/testing';
import { retailerProduct, retailerProductId } from './fixtures.ts';

/** The product whose page the fixtures show. */
export const shownProduct = productDetails(1, {
  has_variants: true,
  catalog_retailer_product_id: retailerProductId,
  category: 'dresses',
});

/** Mock responses to this library's calls: a product with variants, three posts that show it, five other products of its retailer. */
export const productPageMocks = (shown = shownProduct, sold = retailerProduct()): Mocks => ({
  ...mock(productDetailsList, ({ url }) => {
    const query = new URL(url).searchParams;
    if (!query.has('retailer_id'))
      return { product_details: [shown].filter(({ id }) => query.getAll('ids').includes(id)) };
    return {
      product_details: [2, 3, 4, 5, 6].map((nth) =>
        productDetails(nth, { price: 1_000 * nth, ...(nth === 3 && { old_price: 4_000, percent_change: 25 }) }),
      ),
      meta: { limit: 12 },
    };
  }),
  ...mock(retailerProductCall, ({ url }) =>
    url.includes(sold.id) ? { retailer_product: sold } : failure(404, 'not-found'),
  ),
  ...mock(retailerProductLink, {
    retailer_product_link: { id: sold.id, retailer_product_id: sold.id, url: 'https://retailer.test/dress' },
  }),
  ...mock(productPosts, {
    posts: ltks(1, 3).map(({ id, profile_id }) => ({ id, media_object_ids: [], post_profile_id: profile_id })),
    ltks: ltks(1, 3),
    profiles: [profile()],
    meta: { limit: 12, total_results: 3 },
  }),
});
