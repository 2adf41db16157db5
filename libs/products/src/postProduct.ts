import type { PriceView } from '@social-shop/commerce-ui';
import type { Product, ProductDetails } from './api.ts';
import { shopHref } from './links.ts';

/** A product of a post as tiles show it. What depends on its details is absent where they are unknown. */
export interface PostProduct {
  readonly id: string;
  readonly imageUrl: string;
  readonly href: string;
  readonly name?: string;
  readonly retailerName?: string;
  readonly price?: PriceView;
  /** Price drop in percent, above 0 (specification 1, section 5). */
  readonly percentOff?: number;
}

/** The retailer's own price where there is one, USD otherwise (W13). */
const priceOf = ({ price, localPrice, currency }: ProductDetails): PriceView =>
  localPrice === undefined ? { regular: price, currency: 'USD' } : { regular: localPrice, currency };

/** Joins a product with its details. None comes of a product that has nowhere to lead (T50). */
export function postProduct(product: Product, details?: ProductDetails): PostProduct | undefined {
  const href = shopHref(product, { li: product.ltkId, ci: product.ltkId });
  if (href === undefined) return undefined;
  const { id, imageUrl } = product;
  if (!details) return { id, imageUrl, href };
  const { name, advertiserName: retailerName, percentChange = 0 } = details;
  const drop = percentChange > 0 ? { percentOff: percentChange } : {};
  return { id, imageUrl, href, name, retailerName, price: priceOf(details), ...drop };
}
