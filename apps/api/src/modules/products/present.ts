import type { Product, ProductDetails } from '@social-shop/api-contract';
import type { Static } from 'typebox';
import type { Links } from '../../http/links.ts';
import { percentDrop } from './priceDrop.ts';
import type { ProductDetailsRow, ProductRow } from './repository.ts';

export function presentProduct(links: Links, row: ProductRow): Static<typeof Product> {
  return {
    id: row.id,
    product_details_id: row.productDetailsId,
    ltk_id: row.postId,
    image_url: links.image(row.mediaId),
    hyperlink: links.retailerPage(row.retailerSlug, row.productDetailsId),
    links: { ltk_web: links.click(row.id) },
  };
}

export function presentProductDetails(links: Links, row: ProductDetailsRow): Static<typeof ProductDetails> {
  const current = row.localPrice ?? row.price;
  const drop = row.priceBefore === null ? null : percentDrop(row.priceBefore, current);
  return {
    id: row.id,
    name: row.name,
    retailer_id: row.retailerId,
    advertiser_name: row.retailerName,
    price: row.price,
    ...(row.localPrice !== null && row.currency !== 'USD' && { local_price: row.localPrice }),
    currency: row.currency,
    ...(row.priceBefore !== null && drop !== null && { percent_change: drop, old_price: row.priceBefore }),
    image_url: links.image(row.mediaId),
    ...(row.retailerProductId !== null && { catalog_retailer_product_id: row.retailerProductId }),
    has_variants: row.retailerProductId !== null,
    availability: row.availability ?? true,
    ...(row.category !== null && { category: row.category }),
    links: { ltk_web: links.click(row.id) },
  };
}
