import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';

/** Counts of each hashtag's posts, computed by a job. A trigger of `post_hashtags` marks those to be counted again. */
export const hashtags = pgTable(
  'hashtags',
  {
    /** In NFC and case-folded, without '#' (W26). */
    name: text().primaryKey(),
    postsCount: integer('posts_count').notNull().default(0),
    creatorsCount: integer('creators_count').notNull().default(0),
    /** The creators with most of its posts first. */
    topCreators: jsonb('top_creators').$type<{ profileId: string; postsCount: number }[]>().notNull().default([]),
    /** Null if its posts have changed since. */
    countedAt: at('counted_at'),
  },
  (table) => [
    index('hashtags_uncounted')
      .on(table.name)
      .where(sql`${table.countedAt} is null`),
  ],
);
