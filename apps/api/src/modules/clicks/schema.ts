import { bigserial, pgTable, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';
import { products } from '../products/schema.ts';

export const productClicks = pgTable('product_clicks', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  productId: uuid('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  at: at('at').notNull(),
});
