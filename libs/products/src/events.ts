import type { TrackedEvent } from '@social-shop/analytics';

/** A product's link to its retailer was followed. */
export const productLeft = (productId: string, postId: string) =>
  ({
    name: 'products.exit',
    properties: { product_id: productId, post_id: postId, 'referring-component': 'product-tile' },
    subject: productId,
  }) satisfies TrackedEvent;

/** A product was shared at its post, or its link copied. */
export const productShared = (productId: string, postId: string) =>
  ({
    name: 'products.share',
    properties: { product_id: productId, post_id: postId, 'referring-component': 'share-post' },
  }) satisfies TrackedEvent;

/** The share sheet of a product was closed without sharing. */
export const productShareCancelled = (productId: string, postId: string) =>
  ({
    name: 'products.share/cancel',
    properties: { product_id: productId, post_id: postId, 'referring-component': 'share-post' },
  }) satisfies TrackedEvent;

/** A product was saved (specification 1, section 4). `product_id` is the id of its details. */
export const productWished = (detailsId: string) =>
  ({ name: '/wish', properties: { product_id: detailsId }, subject: detailsId }) satisfies TrackedEvent;

/** A product was taken out of the favorites (specification 1, section 4). */
export const productUnwished = (detailsId: string) =>
  ({ name: '/unwish', properties: { product_id: detailsId }, subject: detailsId }) satisfies TrackedEvent;
