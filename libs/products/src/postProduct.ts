import type { PriceView } from '@social-shop/commerce-ui';
import type { Product, ProductDetails } from './api.ts';
import { isWebAddress } from './links.ts';

/** A product of a post as tiles show it. Fields from its details are absent if the details are unknown. */
export interface PostProduct {
  readonly id: string;
  /** The id of its details, which is in the address of its page. */
  readonly detailsId: string;
  readonly imageUrl: string;
  /** The http URL of the platform's redirect to the retailer. `shopHref` adds parameters. */
  readonly link: string;
  readonly name?: string;
  readonly retailerName?: string;
  readonly price?: PriceView;
  /** Price drop in percent, above 0 (specification 1, section 5). */
  readonly percentOff?: number;
  /** No variant is available. */
  readonly soldOut?: true;
  /** For a sold-out product, the hashtag of its category (W24), for the link to similar products. */
  readonly category?: string;
}

/** Returns the price in the retailer's currency if there is one, otherwise in USD (W13); after a drop with the old price (W36). */
export function detailsPrice({
  price,
  localPrice,
  currency: local,
  percentChange = 0,
  oldPrice = 0,
}: ProductDetails): PriceView {
  const [now, currency] = localPrice === undefined ? [price, 'USD'] : [localPrice, local];
  return percentChange > 0 && oldPrice > now ? { regular: oldPrice, sale: now, currency } : { regular: now, currency };
}

/** The same without the price drop, if tiles must not show it. */
export function withoutDrop<Tile extends Pick<PostProduct, 'price' | 'percentOff'>>({
  percentOff: _,
  price,
  ...rest
}: Tile): Omit<Tile, 'percentOff' | 'price'> & Pick<PostProduct, 'price'> {
  return { ...rest, ...(price && { price: { regular: price.sale ?? price.regular, currency: price.currency } }) };
}

/** Joins a product with its details. Returns undefined if its link is not a web address (T50). */
export function postProduct(product: Product, details?: ProductDetails): PostProduct | undefined {
  const { id, imageUrl, productDetailsId: detailsId } = product;
  const { ltkWeb: link } = product.links;
  if (!isWebAddress(link)) return undefined;
  if (!details) return { id, detailsId, imageUrl, link };
  const { name, advertiserName: retailerName, percentChange = 0, availability, category } = details;
  return {
    ...{ id, detailsId, imageUrl, link, name, retailerName },
    price: detailsPrice(details),
    ...(percentChange > 0 && { percentOff: percentChange }),
    ...(!availability && { soldOut: true as const, ...(category !== undefined && { category }) }),
  };
}
