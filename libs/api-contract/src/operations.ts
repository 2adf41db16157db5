import { analyticsEvents } from './analytics.ts';
import { experimentsList } from './experiments.ts';
import { mediaObjectsByIds } from './media.ts';
import { featuredPosts, ltksList, postProducts, postsList, profilePosts } from './posts.ts';
import { productDetailsByIds, productsByIds, retailerProduct, retailerProductLink } from './products.ts';
import { followersStatistics, profilesList } from './profiles.ts';
import type { Operation } from './wire.ts';

/** Every call that the platform answers; also the allow-list of the host's proxy (W21). */
export const operations: readonly Operation[] = [
  featuredPosts,
  profilePosts,
  ltksList,
  postsList,
  postProducts,
  profilesList,
  followersStatistics,
  productsByIds,
  productDetailsByIds,
  mediaObjectsByIds,
  retailerProduct,
  retailerProductLink,
  analyticsEvents,
  experimentsList,
];
