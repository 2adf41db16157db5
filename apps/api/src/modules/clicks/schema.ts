import { bigserial, pgTable, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';
import { productDetails, products } from '../products/schema.ts';

export const productClicks = pgTable('product_clicks', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** A product of a post; null for a click on the product's own page. */
  productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
  productDetailsId: uuid('product_details_id').references(() => productDetails.id, { onDelete: 'cascade' }),
  at: at('at').notNull(),
});
