import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';

/** The ranked feeds that activity moves; each is written down once an hour (W33). */
export const rankedFeeds = ['featured', 'today', 'creators', 'shared'] as const;

export type RankedFeed = (typeof rankedFeeds)[number];

/** The first posts of a ranked feed as of a moment. A deleted post keeps its place, so that a cursor at it leads on. */
export const rankedPosts = pgTable(
  'ranked_posts',
  {
    feed: text({ enum: rankedFeeds }).notNull(),
    at: at('at').notNull(),
    /** From 0. */
    place: integer().notNull(),
    postId: uuid('post_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.feed, table.at, table.place] }),
    unique('ranked_posts_place').on(table.feed, table.at, table.postId),
  ],
);
