import type { PriceView } from '@social-shop/commerce-ui';
import type { Product, ProductDetails } from './api.ts';
import { isWebAddress } from './links.ts';

/** A product of a post as tiles show it. What depends on its details is absent where they are unknown. */
export interface PostProduct {
  readonly id: string;
  readonly imageUrl: string;
  /** The platform's redirect to the retailer, a web address; `shopHref` makes a link of it. */
  readonly link: string;
  readonly name?: string;
  readonly retailerName?: string;
  readonly price?: PriceView;
  /** Price drop in percent, above 0 (specification 1, section 5). */
  readonly percentOff?: number;
}

/** The retailer's own price where there is one, USD otherwise (W13); after a drop with the price before it (W36). */
function priceOf({ price, localPrice, currency: local, percentChange = 0, oldPrice = 0 }: ProductDetails): PriceView {
  const [now, currency] = localPrice === undefined ? [price, 'USD'] : [localPrice, local];
  return percentChange > 0 && oldPrice > now ? { regular: oldPrice, sale: now, currency } : { regular: now, currency };
}

/** Joins a product with its details. None comes of a product that has nowhere to lead (T50). */
export function postProduct(product: Product, details?: ProductDetails): PostProduct | undefined {
  const { id, imageUrl } = product;
  const { ltkWeb: link } = product.links;
  if (!isWebAddress(link)) return undefined;
  if (!details) return { id, imageUrl, link };
  const { name, advertiserName: retailerName, percentChange = 0 } = details;
  const drop = percentChange > 0 ? { percentOff: percentChange } : {};
  return { id, imageUrl, link, name, retailerName, price: priceOf(details), ...drop };
}
