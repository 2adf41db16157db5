import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { mediaObjects } from '../media/schema.ts';

export const retailers = pgTable('retailers', {
  id: uuid().primaryKey(),
  /** Part of the address of the demo's retailer page. */
  slug: text().notNull().unique(),
  displayName: text('display_name').notNull(),
  mediaId: uuid('media_id')
    .notNull()
    .references(() => mediaObjects.id),
  currency: text().notNull(),
  takesCarts: boolean('takes_carts').notNull(),
});
