import { Type } from 'typebox';
import { HashtagName } from './hashtags.ts';
import { MediaObject } from './media.ts';
import { Product, ProductDetails } from './products.ts';
import { Profile } from './profiles.ts';
import {
  Colour,
  Currency,
  Cursor,
  Id,
  Ids,
  LegacyMeta,
  Meta,
  Money,
  Timestamp,
  includes,
  limit,
  object,
  schemas,
  withDefault,
} from './wire.ts';

/** The upper limits of prices, in US cents, that feeds can be filtered by. */
export const priceLimits = [2_500, 5_000, 10_000] as const;

/** A post as feeds show it; `ltk` is its name on the wire only. Its id is also that of its `PostMedia`. */
export const Ltk = object({
  id: Id,
  profile_id: Id,
  hero_image: Type.String(),
  hero_image_width: Type.Integer(),
  hero_image_height: Type.Integer(),
  hero_image_color: Colour,
  hero_image_alt: Type.String(),
  video_media_id: Type.Optional(Id),
  /** In the creator's order. */
  product_ids: Type.Array(Id),
  products_count: Type.Integer({ minimum: 0 }),
  /** The lowest price of its products; left out where they have several currencies, or none a price (W17). */
  price_from: Type.Optional(object({ amount: Money, currency: Currency })),
  caption: Type.String(),
  share_url: Type.String(),
  created_at: Timestamp,
});

/** A post as its media. */
export const PostMedia = object({
  id: Id,
  media_object_ids: Type.Array(Id),
  post_profile_id: Id,
});

/** One row of the feeds of `/v3/activities/posts`: which post, by whom, when. */
export const PostActivity = object({ post_id: Id, profile_id: Id, created_at: Timestamp });

const feedIncludes = includes('profiles', 'ltks', 'posts', 'media_objects', 'products', 'product_details');
const Included = {
  ltks: Type.Optional(Type.Array(Ltk)),
  posts: Type.Optional(Type.Array(PostMedia)),
  profiles: Type.Optional(Type.Array(Profile)),
  media_objects: Type.Optional(Type.Array(MediaObject)),
  products: Type.Optional(Type.Array(Product)),
  product_details: Type.Optional(Type.Array(ProductDetails)),
};

/** A page of posts, with the requested includes (W16). */
export const PostActivities = object({ activities: Type.Array(PostActivity), ...Included, meta: Meta });

export const featuredPosts = schemas({
  id: 'activities.posts.featured',
  query: object({
    limit: limit(36),
    next: Type.Optional(Cursor),
    includes: feedIncludes,
    styled: Type.Optional(Type.Boolean()),
    rank: Type.Optional(Type.Enum(['24h'])),
  }),
  response: PostActivities,
  status: 200,
});

export const trendingPosts = schemas({
  id: 'activities.posts.trending',
  query: object({
    limit: limit(36),
    next: Type.Optional(Cursor),
    includes: feedIncludes,
    styled: Type.Optional(Type.Boolean()),
    /** Popular posts of today, or the most shared posts (W25). */
    rank: withDefault(Type.Enum(['24h', 'deeplink']), '24h'),
  }),
  response: PostActivities,
  status: 200,
});

export const hashtagPosts = schemas({
  id: 'activities.posts.hashtag',
  params: object({ hashtag: HashtagName }),
  query: object({
    limit: limit(36),
    next: Type.Optional(Cursor),
    includes: feedIncludes,
    styled: Type.Optional(Type.Boolean()),
    rank: withDefault(Type.Enum(['popular', 'chrono']), 'popular'),
    /** Only posts with a product of less than this many US cents. */
    price_below: Type.Optional(Type.Integer({ enum: [...priceLimits] })),
  }),
  response: PostActivities,
  status: 200,
});

/** Ranked by whom the visitor follows and what they like: at the address of `featuredPosts`, distinguished by `rank` (W9). */
export const forYouPosts = schemas({
  id: 'activities.posts.for_you',
  query: object({
    limit: limit(36),
    next: Type.Optional(Cursor),
    includes: feedIncludes,
    styled: Type.Optional(Type.Boolean()),
    rank: Type.Enum(['for-you']),
  }),
  response: PostActivities,
  status: 200,
});

/** Posts of the creators whom the caller follows, newest first. */
export const followingPosts = schemas({
  id: 'activities.posts.following',
  query: object({
    limit: limit(8),
    next: Type.Optional(Cursor),
    includes: feedIncludes,
    styled: Type.Optional(Type.Boolean()),
  }),
  response: PostActivities,
  status: 200,
});

export const profilePosts = schemas({
  id: 'activities.posts.profile',
  params: object({ profile_id: Id }),
  query: object({
    limit: limit(36),
    next: Type.Optional(Cursor),
    includes: feedIncludes,
    rank: withDefault(Type.Enum(['chrono', 'top_month']), 'chrono'),
  }),
  response: PostActivities,
  status: 200,
});

export const ltksList = schemas({
  id: 'ltks.list',
  query: object({
    ids: Type.Optional(Ids),
    hashes: Type.Optional(Type.Array(Type.String({ pattern: '^[0-9a-f]{32}$' }), { minItems: 1, maxItems: 128 })),
    display_name: Type.Optional(Type.String({ maxLength: 30 })),
    profile_id: Type.Optional(Id),
    featured: Type.Optional(Type.Boolean()),
    hashtag: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    limit: limit(36),
    /** The `last_id` of the page before, which works even if its post is deleted; or the id of an existing post. */
    last_id: Type.Optional(Cursor),
    seed: Type.Optional(Type.String({ maxLength: 64 })),
    link_types: Type.Optional(Type.Array(Type.Enum(['LTK_WEB']))),
    rank: Type.Optional(Type.Enum(['24h'])),
    trending: Type.Optional(Type.Boolean()),
    styled: Type.Optional(Type.Boolean()),
    includes: includes('products', 'profiles'),
  }),
  response: object({
    ltks: Type.Array(Ltk),
    products: Included.products,
    profiles: Included.profiles,
    meta: LegacyMeta,
  }),
  status: 200,
});

const postIncludes = includes('profiles', 'ltks', 'media_objects', 'products', 'product_details');
const { posts: _, ...besidePosts } = Included;
const PostMediaPage = object({ posts: Type.Array(PostMedia), ...besidePosts, meta: Meta });

export const postsList = schemas({
  id: 'posts.list',
  query: object({
    profiles: Type.Optional(Ids),
    limit: limit(36),
    next: Type.Optional(Cursor),
    includes: postIncludes,
  }),
  response: PostMediaPage,
  status: 200,
});

/** The posts that show a product: 'Seen in' (W34). */
export const productPosts = schemas({
  id: 'products.posts',
  params: object({ product_details_id: Id }),
  query: object({ limit: limit(12), next: Type.Optional(Cursor), includes: postIncludes }),
  response: PostMediaPage,
  status: 200,
});

/** The target of a product of a post: the product and its details. */
export const ProductReference = object({ id: Id, product_id: Id, product_details_id: Id });

export const postProducts = schemas({
  id: 'posts.products',
  params: object({ post_id: Id }),
  query: object({
    includes: includes('media_objects', 'product_references'),
    product_reference_ids: Type.Optional(Ids),
  }),
  response: object({
    products: Type.Array(object({ product_reference_id: Id, media_object_ids: Type.Array(Id) })),
    media_objects: Type.Optional(Type.Array(MediaObject)),
    product_references: Type.Optional(Type.Array(ProductReference)),
  }),
  status: 200,
});
