import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';

/** What is posted under each hashtag, counted by a job. A trigger of `post_hashtags` says which ones are to be counted again. */
export const hashtags = pgTable(
  'hashtags',
  {
    /** In NFC and case-folded, without '#' (W26). */
    name: text().primaryKey(),
    postsCount: integer('posts_count').notNull().default(0),
    creatorsCount: integer('creators_count').notNull().default(0),
    /** Those with most of its posts first. */
    topCreators: jsonb('top_creators').$type<{ profileId: string; postsCount: number }[]>().notNull().default([]),
    /** Null since its posts have changed. */
    countedAt: at('counted_at'),
  },
  (table) => [
    index('hashtags_uncounted')
      .on(table.name)
      .where(sql`${table.countedAt} is null`),
  ],
);
