import type { CreatorView } from '@social-shop/commerce-ui';
import { detailsPrice, isWebAddress, type ProductDetails } from '@social-shop/products';
import type { SearchResult } from '../provider/searchProvider.ts';

/** A creator in the results. */
export interface FoundCreator extends CreatorView {
  readonly id: string;
}

/** A product in the results. `id` is that of its details. */
export interface FoundProduct {
  readonly id: string;
  readonly name: string;
  readonly retailerName: string;
  readonly imageUrl: string;
  /** The redirect to the retailer; absent if it is no web address (T50). */
  readonly link?: string;
  readonly price: ReturnType<typeof detailsPrice>;
  readonly percentOff?: number;
  readonly soldOut?: true;
  /** The hashtag of its category (W24). */
  readonly category?: string;
}

const inOrder = <T extends { readonly id: string }>({ hits }: SearchResult, records: readonly T[]): readonly T[] => {
  const byId = new Map(records.map((record) => [record.id, record]));
  return hits.flatMap(({ id }) => byId.get(id) ?? []);
};

/** The posts of a result, with everything that their tiles need. */
export const foundPosts = (result: SearchResult) => ({
  ltks: inOrder(result, result.ltks),
  profiles: result.profiles,
  products: result.products,
  productDetails: result.productDetails,
});

/** The creators of a result. */
export const foundCreators = (result: SearchResult): FoundCreator[] =>
  inOrder(result, result.profiles).map(({ id, name, displayName, avatarUrl }) => ({
    id,
    name,
    displayName,
    avatarUrl,
  }));

/** The products of a result. */
export const foundProducts = (result: SearchResult): FoundProduct[] =>
  inOrder(result, result.productDetails).map(foundProduct);

function foundProduct(details: ProductDetails): FoundProduct {
  const { id, name, advertiserName, imageUrl, percentChange = 0, availability, category, links } = details;
  return {
    ...{ id, name, imageUrl, retailerName: advertiserName, price: detailsPrice(details) },
    ...(isWebAddress(links.ltkWeb) && { link: links.ltkWeb }),
    ...(percentChange > 0 && { percentOff: percentChange }),
    ...(!availability && { soldOut: true as const }),
    ...(category !== undefined && { category }),
  };
}
