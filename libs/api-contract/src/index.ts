/**
 * The wire between clients and platform: its records and operations as schemas, one file per resource, in the wire's own snake_case.
 * The platform validates with these; libraries import their types only, and make calls by `./calls`, which reaches a browser.
 */
export { AnalyticsEvent } from './analytics.ts';
export type { ResultOf, Wire } from './call.ts';
export type { Camel, Of } from './camel.ts';
export { categories, namedCategories, type CategoryHashtag, type NamedCategoryKey } from './categories.ts';
export { Experiment } from './experiments.ts';
export { Follow } from './follows.ts';
export { Hashtag, HashtagName } from './hashtags.ts';
export { Hide } from './hides.ts';
export { Like } from './likes.ts';
export { MediaObject } from './media.ts';
export { operations, operationsByName, type Operation } from './operations.ts';
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
export { Ltk, PostActivities, PostActivity, PostMedia, priceLimits, ProductReference } from './posts.ts';
export { PostReport, reportReasons } from './postReports.ts';
export { Category } from './presentation.ts';
export { Product, ProductDetails, RetailerProduct, RetailerProductLink, RetailerProductVariant } from './products.ts';
export { DisplayName, FollowersStatistics, Profile } from './profiles.ts';
export { SitemapEntry, sitemapKinds, type SitemapKind } from './sitemap.ts';
export {
  longestQuery,
  mostHits,
  SearchFacet,
  SearchFilters,
  SearchHit,
  SearchSuggestion,
  ShopHit,
  ShopProductHit,
} from './search.ts';
export { Cursor, ErrorBody, Id, Ids, LegacyMeta, Meta, Money, Timestamp } from './wire.ts';
export { WishCollection } from './wishCollections.ts';
export { Wish, WishFacets, wishFilters, wishOrders } from './wishes.ts';
