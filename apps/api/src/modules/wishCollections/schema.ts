import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';
import { personId } from '../../identity/schema.ts';
import { wishes } from '../wishes/schema.ts';

/** People's own lists, and built-in collections that their owner has shared (W32). */
export const wishCollections = pgTable(
  'wish_collections',
  {
    id: uuid().primaryKey(),
    userId: personId('user_id').notNull(),
    kind: text({ enum: ['list', 'favorite-products', 'favorite-posts'] }).notNull(),
    name: text().notNull(),
    shared: boolean().notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('wish_collections_newest').on(table.userId, table.createdAt, table.id),
    uniqueIndex('wish_collections_built_in')
      .on(table.userId, table.kind)
      .where(sql`${table.kind} <> 'list'`),
  ],
);

/** Which wishes are in a list; both are the same person's. */
export const wishCollectionItems = pgTable(
  'wish_collection_items',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => wishCollections.id, { onDelete: 'cascade' }),
    wishId: uuid('wish_id')
      .notNull()
      .references(() => wishes.id, { onDelete: 'cascade' }),
    addedAt: at('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.wishId] }),
    index('wish_collection_items_newest').on(table.collectionId, table.addedAt, table.wishId),
    index('wish_collection_items_wish').on(table.wishId),
  ],
);
