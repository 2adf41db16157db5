import { index, pgTable, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';
import { personId } from '../../identity/schema.ts';
import { profiles } from '../profiles/schema.ts';

/** The creators whom people follow. Triggers keep `profiles.followers_count` correct, also when a person is deleted (record 40). */
export const follows = pgTable(
  'follows',
  {
    /** Rises with time: a list is continued by the id of its last follow, even if that has been removed. */
    id: uuid().primaryKey(),
    userId: personId('user_id').notNull(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('follows_once').on(table.userId, table.profileId),
    uniqueIndex('follows_newest').on(table.userId, table.id),
    index('follows_profile').on(table.profileId),
  ],
);
