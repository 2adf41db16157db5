import type { MediaRecipe } from '../pictures/recipe.ts';
import type { About } from './about.ts';

/** A picture, or a clip with the picture with which it begins. */
export interface MediaRow {
  id: string;
  type: 'image' | 'video';
  width: number;
  height: number;
  /** `#rrggbb` in lower case. */
  dominantColor: string;
  alt: string;
  recipe: MediaRecipe;
  durationMs: number | null;
}

export interface ProfileRow {
  id: string;
  displayName: string;
  name: string;
  bio: string;
  avatarMediaId: string;
  coverMediaId: string;
  followersCount: number;
  createdAt: Date;
}

export interface RetailerRow {
  id: string;
  slug: string;
  displayName: string;
  mediaId: string;
  currency: string;
  takesCarts: boolean;
}

export interface BrandRow {
  id: string;
  slug: string;
  name: string;
  bio: string;
  mediaId: string;
}

export interface RetailerProductRow {
  id: string;
  retailerId: string;
  handle: string;
  title: string;
  /** HTML. */
  description: string;
  mediaId: string;
  additionalMediaIds: string[];
  options: { name: string; values: string[]; position: number }[];
  policies: { handle: string; body: string }[];
  sizeChartMediaId: string | null;
}

export interface VariantRow {
  id: string;
  retailerProductId: string;
  position: number;
  title: string;
  optionValues: string[];
  /** In the retailer's currency, as `salePrice`. */
  price: number;
  salePrice: number | null;
  quantity: number;
  mediaId: string | null;
}

export interface ProductDetailsRow extends About {
  id: string;
  name: string;
  retailerId: string;
  brandId: string | null;
  /** US cents. */
  price: number;
  /** Minor units of `currency`, if that is not the US dollar. */
  localPrice: number | null;
  currency: string;
  mediaId: string;
  retailerProductId: string | null;
}

/** In the retailer's currency. */
export interface PriceChangeRow {
  id: string;
  productDetailsId: string;
  at: Date;
  before: number;
  after: number;
}

export interface PostRow extends About {
  id: string;
  profileId: string;
  heroMediaId: string;
  videoMediaId: string | null;
  caption: string;
  createdAt: Date;
  /** Order of the ranked feeds: higher first. */
  score: number;
}

/** In NFC and case-folded, without '#'. */
export interface HashtagRow {
  hashtag: string;
  createdAt: Date;
  score: number;
  postId: string;
  /** How many of the price limits its cheapest product does not stay below. */
  priceBand: number;
}

/** A product that a creator put into a post. */
export interface ProductRow {
  id: string;
  postId: string;
  position: number;
  productDetailsId: string;
}
