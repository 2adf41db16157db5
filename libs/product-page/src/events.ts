import type { TrackedEvent } from '@social-shop/analytics';

/** A product was shared from its page, or its link copied. */
export const productPageShared = (id: string) =>
  ({
    name: 'product-page.share',
    properties: { product_id: id, 'referring-component': 'share-product' },
  }) satisfies TrackedEvent;

/** The share sheet of a product's page was closed without sharing. */
export const productPageShareCancelled = (id: string) =>
  ({
    name: 'product-page.share/cancel',
    properties: { product_id: id, 'referring-component': 'share-product' },
  }) satisfies TrackedEvent;
