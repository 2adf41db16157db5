import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';
import { personId } from '../../identity/schema.ts';
import { posts } from '../posts/schema.ts';
import { profiles } from '../profiles/schema.ts';

/** Posts that a person does not want to see in feeds. */
export const hiddenPosts = pgTable(
  'hidden_posts',
  {
    userId: personId('user_id').notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    hiddenAt: at('hidden_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('hidden_posts_newest').on(table.userId, table.hiddenAt),
    index('hidden_posts_post').on(table.postId),
  ],
);

/** Creators whose posts a person does not want to see in feeds. */
export const hiddenProfiles = pgTable(
  'hidden_profiles',
  {
    userId: personId('user_id').notNull(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    hiddenAt: at('hidden_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.profileId] }),
    index('hidden_profiles_newest').on(table.userId, table.hiddenAt),
    index('hidden_profiles_profile').on(table.profileId),
  ],
);
