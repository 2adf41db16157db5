import type { Creator } from '@social-shop/creators';
import type { ProductView } from '@social-shop/products';
import type { Ltk, Profile } from './api.ts';

/** What a post or a tile shows of its creator. */
export type PostCreator = Pick<Creator, 'id' | 'displayName' | 'name' | 'avatarUrl'>;

/** A post's picture; `color` is its dominant colour, shown until the picture is there. */
export interface Hero {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt: string;
}

/** A post as tiles show it: lean, because pages of it travel in the document. */
export interface PostSummary {
  readonly id: string;
  readonly hero: Hero;
  readonly isVideo: boolean;
  readonly creator: PostCreator;
  readonly productsCount: number;
  /** The first three at most; name and price only of a post's single product (S27). */
  readonly products: readonly ProductView[];
}

/** A post as its page shows it. */
export interface Post extends Omit<PostSummary, 'products'> {
  readonly caption: string;
  readonly shareUrl: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** In the creator's order. */
  readonly productIds: readonly string[];
}

const creatorOf = ({ id, displayName, name, avatarUrl }: Profile): PostCreator => ({
  id,
  displayName,
  name,
  avatarUrl,
});

const commonOf = (ltk: Ltk, profile: Profile) => ({
  id: ltk.id,
  hero: {
    url: ltk.heroImage,
    width: ltk.heroImageWidth,
    height: ltk.heroImageHeight,
    color: ltk.heroImageColor,
    alt: ltk.heroImageAlt,
  },
  isVideo: ltk.videoMediaId !== undefined,
  creator: creatorOf(profile),
  productsCount: ltk.productsCount,
});

/** A tile's post, from the wire. */
export const postSummary = (ltk: Ltk, profile: Profile, products: readonly ProductView[]): PostSummary => ({
  ...commonOf(ltk, profile),
  products,
});

/** A page's post, from the wire. */
export const post = (ltk: Ltk, profile: Profile): Post => ({
  ...commonOf(ltk, profile),
  caption: ltk.caption,
  shareUrl: ltk.shareUrl,
  createdAt: ltk.createdAt,
  productIds: ltk.productIds,
});
