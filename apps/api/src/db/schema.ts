import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MediaRecipe } from '../images/recipe.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What products and posts are searched by. */
const about = {
  /** One of `catalog/categories.ts`; null where nothing says. */
  category: text(),
  /** Up to three of `catalog/colour-families.ts`, the most important first. */
  colours: text().array().notNull().default([]),
  /** What its words are written in (BCP 47); null where nobody said. */
  language: text(),
};

/** Every picture and clip of the platform, as a recipe: heroes, packshots, avatars, covers, marks. */
export const mediaObjects = pgTable('media_objects', {
  id: uuid().primaryKey(),
  type: text({ enum: ['image', 'video'] }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  dominantColor: text('dominant_color').notNull(),
  alt: text().notNull(),
  recipe: jsonb().$type<MediaRecipe>().notNull(),
  durationMs: integer('duration_ms'),
});

export const profiles = pgTable(
  'profiles',
  {
    id: uuid().primaryKey(),
    /** Lower case, unique: the part of the address (S14). */
    displayName: text('display_name').notNull().unique(),
    name: text().notNull(),
    bio: text().notNull(),
    avatarMediaId: uuid('avatar_media_id')
      .notNull()
      .references(() => mediaObjects.id),
    coverMediaId: uuid('cover_media_id').references(() => mediaObjects.id),
    followersCount: integer('followers_count').notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [check('profiles_display_name', sql`${table.displayName} ~ '^[a-z0-9._-]{2,30}$'`)],
);

export const retailers = pgTable('retailers', {
  id: uuid().primaryKey(),
  /** Stands in the address of the demo's retailer page. */
  slug: text().notNull().unique(),
  displayName: text('display_name').notNull(),
  mediaId: uuid('media_id')
    .notNull()
    .references(() => mediaObjects.id),
  currency: text().notNull(),
  takesCarts: boolean('takes_carts').notNull(),
});

export const brands = pgTable('brands', {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  bio: text().notNull(),
  mediaId: uuid('media_id')
    .notNull()
    .references(() => mediaObjects.id),
});

/** What a retailer sells, with its variants: only for products that have any. */
export const retailerProducts = pgTable(
  'retailer_products',
  {
    id: uuid().primaryKey(),
    retailerId: uuid('retailer_id')
      .notNull()
      .references(() => retailers.id),
    handle: text().notNull(),
    title: text().notNull(),
    /** Sanitised HTML. */
    description: text().notNull(),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => mediaObjects.id),
    additionalMediaIds: uuid('additional_media_ids').array().notNull().default([]),
    options: jsonb().$type<{ name: string; values: string[]; position: number }[]>().notNull(),
    policies: jsonb().$type<{ handle: string; body: string }[]>().notNull(),
    sizeChartMediaId: uuid('size_chart_media_id').references(() => mediaObjects.id),
  },
  (table) => [unique('retailer_products_handle').on(table.retailerId, table.handle)],
);

export const retailerProductVariants = pgTable(
  'retailer_product_variants',
  {
    id: uuid().primaryKey(),
    retailerProductId: uuid('retailer_product_id')
      .notNull()
      .references(() => retailerProducts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    optionValues: text('option_values').array().notNull(),
    /** In the retailer's currency. */
    price: integer().notNull(),
    salePrice: integer('sale_price'),
    /** Null where the retailer does not count: it can be sold. */
    quantity: integer(),
    mediaId: uuid('media_id').references(() => mediaObjects.id),
    /** Since when its retailer has it no more. It is not offered, and stays for what points at it: carts and wishes. */
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [
    // Not unique: files change the order of variants, and a statement that swaps two would not pass.
    index('retailer_product_variants_position').on(table.retailerProductId, table.position),
    check('retailer_product_variants_quantity', sql`${table.quantity} >= 0`),
  ],
);

/** What a product is and costs, however many posts show it. */
export const productDetails = pgTable(
  'product_details',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    retailerId: uuid('retailer_id')
      .notNull()
      .references(() => retailers.id),
    brandId: uuid('brand_id').references(() => brands.id),
    /** US cents. */
    price: integer().notNull(),
    /** Minor units of `currency`, where the retailer sells in another one. */
    localPrice: integer('local_price'),
    currency: text().notNull(),
    ...about,
    mediaId: uuid('media_id')
      .notNull()
      .references(() => mediaObjects.id),
    retailerProductId: uuid('retailer_product_id').references(() => retailerProducts.id),
  },
  (table) => [index('product_details_retailer').on(table.retailerId)],
);

/** When a product's price changed, and from what to what: the latest change says how far it has fallen. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: uuid().primaryKey(),
    productDetailsId: uuid('product_details_id')
      .notNull()
      .references(() => productDetails.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    /** In the retailer's currency. */
    before: integer().notNull(),
    after: integer().notNull(),
  },
  (table) => [index('price_changes_latest').on(table.productDetailsId, table.at)],
);

export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id),
    heroMediaId: uuid('hero_media_id')
      .notNull()
      .references(() => mediaObjects.id),
    videoMediaId: uuid('video_media_id').references(() => mediaObjects.id),
    caption: text().notNull(),
    ...about,
    createdAt: at('created_at').notNull(),
    /** Order of the ranked feeds: higher first, then the higher id. */
    score: integer().notNull(),
  },
  (table) => [
    // Ascending, and read backwards: a descending one puts nulls last, which `order by … desc` does not, and serves no order.
    // With the moment, by which the best of a day are told from the others without looking at the posts.
    index('posts_ranked').on(table.score, table.id, table.createdAt),
    index('posts_newest').on(table.createdAt, table.id),
    index('posts_by_profile').on(table.profileId, table.createdAt, table.id),
    index('posts_by_profile_ranked').on(table.profileId, table.score, table.id),
    index('posts_shuffled').on(sql`(md5(${table.id}::text) collate "C")`),
  ],
);

/** In NFC and case-folded, without '#' (W26). */
export const postHashtags = pgTable(
  'post_hashtags',
  {
    hashtag: text().notNull(),
    createdAt: at('created_at').notNull(),
    /** Of the post, as its moment is: the best posts of a hashtag come from an index too. */
    score: integer().notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.hashtag, table.postId] }),
    index('post_hashtags_newest').on(table.hashtag, table.createdAt, table.postId),
    index('post_hashtags_ranked').on(table.hashtag, table.score, table.postId),
  ],
);

/** A product as a creator put it into a post. */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productDetailsId: uuid('product_details_id')
      .notNull()
      .references(() => productDetails.id),
  },
  (table) => [
    unique('products_position').on(table.postId, table.position),
    index('products_details').on(table.productDetailsId),
  ],
);

export const productClicks = pgTable('product_clicks', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  productId: uuid('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  at: at('at').notNull(),
});

export const analyticsEvents = pgTable('analytics_events', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  name: text().notNull(),
  page: text().notNull(),
  at: at('at').notNull(),
  properties: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
});

export const experiments = pgTable('experiments', {
  name: text().primaryKey(),
  variant: text().notNull(),
  value: text().notNull(),
});

/** What has been made once, such as the demo catalogue, with the version of the code that made it. */
export const milestones = pgTable('milestones', {
  name: text().primaryKey(),
  version: integer().notNull(),
  at: at('at').notNull(),
});
