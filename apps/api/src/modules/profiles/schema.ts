import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';
import { mediaObjects } from '../media/schema.ts';

export const profiles = pgTable(
  'profiles',
  {
    id: uuid().primaryKey(),
    /** Lower case, unique: the part of the address. */
    displayName: text('display_name').notNull().unique(),
    name: text().notNull(),
    bio: text().notNull(),
    avatarMediaId: uuid('avatar_media_id')
      .notNull()
      .references(() => mediaObjects.id),
    coverMediaId: uuid('cover_media_id').references(() => mediaObjects.id),
    followersCount: integer('followers_count').notNull().default(0),
    /** A copy that a job refreshes, for the order of recommendations: an index of the counter itself makes each follow slow (record 46). */
    followersRanked: integer('followers_ranked').notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    check('profiles_display_name', sql`${table.displayName} ~ '^[a-z0-9._-]{2,30}$'`),
    index('profiles_most_followed').on(table.followersRanked, table.id),
  ],
);
