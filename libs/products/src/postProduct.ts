import type { PriceView } from '@social-shop/commerce-ui';
import type { Product, ProductDetails } from './api.ts';
import { isWebAddress } from './links.ts';

/** A product of a post as tiles show it. What depends on its details is absent where they are unknown. */
export interface PostProduct {
  readonly id: string;
  /** Of its details, which its page is named by. */
  readonly detailsId: string;
  readonly imageUrl: string;
  /** The platform's redirect to the retailer, a web address; `shopHref` makes a link of it. */
  readonly link: string;
  readonly name?: string;
  readonly retailerName?: string;
  readonly price?: PriceView;
  /** Price drop in percent, above 0 (specification 1, section 5). */
  readonly percentOff?: number;
  /** Nothing of it is left. */
  readonly soldOut?: true;
  /** The hashtag of its category (W24), of a sold-out product: others of it are shown in its place. */
  readonly category?: string;
}

/** The retailer's own price where there is one, USD otherwise (W13); after a drop with the price before it (W36). */
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

/** The same, where tiles do not say that a price has fallen. */
export function withoutDrop<Tile extends Pick<PostProduct, 'price' | 'percentOff'>>({
  percentOff: _,
  price,
  ...rest
}: Tile): Omit<Tile, 'percentOff' | 'price'> & Pick<PostProduct, 'price'> {
  return { ...rest, ...(price && { price: { regular: price.sale ?? price.regular, currency: price.currency } }) };
}

/** Joins a product with its details. None comes of a product that has nowhere to lead (T50). */
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
