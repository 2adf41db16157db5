import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';
import { posts } from '../posts/schema.ts';

/** Visitors' actions that move a post in the ranked feeds: each kind once per visitor and hour (W33). */
export const postActivity = pgTable(
  'post_activity',
  {
    /** The hour in which it happened. */
    hour: at('hour').notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['click', 'like', 'share'] }).notNull(),
    /** A digest of the sender's network that changes each hour: it distinguishes visitors and identifies none. */
    network: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.postId, table.kind, table.network] })],
);
