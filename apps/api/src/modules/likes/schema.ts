import { index, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';
import { personId } from '../../identity/schema.ts';
import { posts } from '../posts/schema.ts';

export const likes = pgTable(
  'likes',
  {
    userId: personId('user_id').notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    likedAt: at('liked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    // Unique: a list that is continued by the moment of its last like would otherwise skip the others of that moment.
    uniqueIndex('likes_newest').on(table.userId, table.likedAt),
    index('likes_post').on(table.postId, table.likedAt),
  ],
);
