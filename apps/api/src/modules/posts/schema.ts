import { priceLimits } from '@social-shop/api-contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { about, at } from '../../db/columns.ts';
import { mediaObjects } from '../media/schema.ts';
import { profiles } from '../profiles/schema.ts';

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
    // Ascending, and read backwards: a descending index puts nulls last, `order by … desc` does not, and could not use it. With the time,
    // so the best of a day are found without reading the posts.
    index('posts_ranked').on(table.score, table.id, table.createdAt),
    index('posts_newest').on(table.createdAt, table.id),
    index('posts_by_profile').on(table.profileId, table.createdAt, table.id),
    index('posts_by_profile_ranked').on(table.profileId, table.score, table.id),
    index('posts_shuffled').on(sql`(md5(${table.id}::text) collate "C")`),
  ],
);

/** In NFC and case-folded, without '#'. */
export const postHashtags = pgTable(
  'post_hashtags',
  {
    hashtag: text().notNull(),
    createdAt: at('created_at').notNull(),
    /** Copied from the post, as its time is, because the best posts of a hashtag are read from an index, too. */
    score: integer().notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The price band of the post's cheapest product: the number of the contract's price limits that it reaches. */
    priceBand: smallint('price_band').notNull().default(priceLimits.length),
  },
  (table) => [
    primaryKey({ columns: [table.hashtag, table.postId] }),
    index('post_hashtags_newest').on(table.hashtag, table.createdAt, table.postId),
    index('post_hashtags_ranked').on(table.hashtag, table.score, table.postId),
    index('post_hashtags_priced_newest').on(table.hashtag, table.priceBand, table.createdAt, table.postId),
    index('post_hashtags_priced_ranked').on(table.hashtag, table.priceBand, table.score, table.postId),
  ],
);
