import type { CreatorView, TilePost } from '@social-shop/commerce-ui';
import type { PostProduct } from '@social-shop/products';
import type { Ltk, Profile } from './api.ts';

/** A post as its page shows it. */
export type Post = Ltk & { readonly creator: Profile };

/** A product as tiles of posts show it, with a link to its page. */
export type SummaryProduct = Pick<PostProduct, 'detailsId' | 'imageUrl' | 'name' | 'price'>;

/** A post as tiles show it: lean, because pages of it travel in the document. */
export interface PostSummary extends TilePost {
  readonly creator: CreatorView;
  /** The first three at most; name and price only of a post's single product (S27). */
  readonly products: readonly SummaryProduct[];
  /** Milliseconds since the epoch. Each record has its own age, because pages load one by one and stale records are fetched again (S28). */
  readonly fetchedAt: number;
  /** The creator's id and the date (ISO 8601), if the list needs them. */
  readonly posted?: { readonly by: string; readonly at: string };
}

/** The data of a post that a tile needs, and no more. */
export const postSummary = (ltk: Ltk, profile: Profile, products: readonly SummaryProduct[]): PostSummary => ({
  id: ltk.id,
  heroImage: ltk.heroImage,
  heroImageWidth: ltk.heroImageWidth,
  heroImageHeight: ltk.heroImageHeight,
  heroImageColor: ltk.heroImageColor,
  heroImageAlt: ltk.heroImageAlt,
  ...(ltk.videoMediaId === undefined ? {} : { videoMediaId: ltk.videoMediaId }),
  productsCount: ltk.productsCount,
  // A single product says its own price (S27).
  ...(ltk.priceFrom && ltk.productsCount > 1 ? { priceFrom: ltk.priceFrom } : {}),
  creator: { displayName: profile.displayName, name: profile.name, avatarUrl: profile.avatarUrl },
  products,
  fetchedAt: Date.now(),
});
