/**
 * The wire between clients and platform: one file per resource, in the wire's own snake_case.
 * The platform validates with these schemas; libraries import types only, so that nothing of it reaches a browser.
 */
export { AnalyticsEvent, analyticsEvents } from './analytics.ts';
export type { Answer, Camel, Of } from './camel.ts';
export { Experiment, experimentsList } from './experiments.ts';
export { MediaObject, mediaObjectsByIds } from './media.ts';
export { operations } from './operations.ts';
export {
  highestPixelRatio,
  pictureFormats,
  pictureQualities,
  pictureRatios,
  pictureWidths,
  tilePictures,
  type PictureFormat,
  type PictureQuality,
  type PictureWidth,
  type TilePictures,
} from './pictures.ts';
export {
  Ltk,
  Post,
  PostActivity,
  PostFeed,
  ProductReference,
  featuredPosts,
  ltksList,
  postProducts,
  postsList,
  profilePosts,
} from './posts.ts';
export {
  Product,
  ProductDetails,
  RetailerProduct,
  RetailerProductLink,
  RetailerProductVariant,
  productDetailsByIds,
  productsByIds,
  retailerProduct,
  retailerProductLink,
} from './products.ts';
export { DisplayName, FollowersStatistics, Profile, followersStatistics, profilesList } from './profiles.ts';
export { Cursor, ErrorBody, Id, Ids, LegacyMeta, Meta, Money, Timestamp, type Operation } from './wire.ts';
