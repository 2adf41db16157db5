import { reportReasons } from '@social-shop/api-contract';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';
import { keptPersonId } from '../../identity/schema.ts';
import { posts } from '../posts/schema.ts';

/** Reports of posts, for support agents. */
export const postReports = pgTable(
  'post_reports',
  {
    /** Rises with time. */
    id: uuid().primaryKey(),
    userId: keptPersonId(
      'user_id',
      'A post that was reported must be looked at, also after its reporter has left.',
    ).notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    reportedAt: at('reported_at').notNull(),
  },
  (table) => [
    unique('post_reports_once').on(table.userId, table.postId),
    index('post_reports_newest').on(table.reportedAt, table.id),
    index('post_reports_post').on(table.postId),
  ],
);
