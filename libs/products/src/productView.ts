import type { Product, ProductDetails } from './api.ts';
import { shopHref } from './links.ts';

/** What a tile shows of a product's price: whole minor units of `currency` (W13). */
export interface ProductPrice {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** A product as tiles show it. What depends on its details is absent where they are unknown. */
export interface ProductView {
  readonly id: string;
  readonly imageUrl: string;
  /** Absent when the wire gave no web address. */
  readonly href?: string;
  readonly name?: string;
  readonly retailerName?: string;
  readonly price?: ProductPrice;
  /** Price drop in percent, above 0 (specification 1, section 5). */
  readonly percentOff?: number;
}

/** The retailer's own price where there is one, USD otherwise (W13). */
export const priceOf = ({ price, localPrice, currency }: ProductDetails): ProductPrice =>
  localPrice === undefined ? { amount: price, currency: 'USD' } : { amount: localPrice, currency };

/** Joins a product with its details for the post that shows it. */
export function productView(product: Product, details: ProductDetails | undefined): ProductView {
  const href = shopHref(product, { li: product.ltkId, ci: product.ltkId });
  return {
    id: product.id,
    imageUrl: product.imageUrl,
    ...(href === undefined ? {} : { href }),
    ...(details && { name: details.name, retailerName: details.advertiserName, price: priceOf(details) }),
    ...(details?.percentChange && details.percentChange > 0 ? { percentOff: details.percentChange } : {}),
  };
}
