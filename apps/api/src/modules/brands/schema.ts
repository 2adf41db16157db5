import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { mediaObjects } from '../media/schema.ts';

export const brands = pgTable('brands', {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  bio: text().notNull(),
  mediaId: uuid('media_id')
    .notNull()
    .references(() => mediaObjects.id),
});
