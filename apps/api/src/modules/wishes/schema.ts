import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';
import { personId } from '../../identity/schema.ts';
import { products } from '../products/schema.ts';

/** Favorite products: one row per person and product of a post (W32). */
export const wishes = pgTable(
  'wishes',
  {
    id: uuid().primaryKey(),
    userId: personId('user_id').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The price as its tile showed it then, in minor units; null if it had none. */
    savedAmount: integer('saved_amount'),
    savedCurrency: text('saved_currency'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('wishes_once').on(table.userId, table.productId),
    index('wishes_newest').on(table.userId, table.createdAt, table.id),
    index('wishes_product').on(table.productId),
  ],
);
