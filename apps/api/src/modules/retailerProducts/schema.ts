import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';
import { mediaObjects } from '../media/schema.ts';
import { retailers } from '../retailers/schema.ts';

/** A product of a retailer with its variants: only for products that have any. */
export const retailerProducts = pgTable(
  'retailer_products',
  {
    id: uuid().primaryKey(),
    retailerId: uuid('retailer_id')
      .notNull()
      .references(() => retailers.id),
    handle: text().notNull(),
    title: text().notNull(),
    /** Sanitised HTML. */
    description: text().notNull(),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => mediaObjects.id),
    additionalMediaIds: uuid('additional_media_ids').array().notNull().default([]),
    options: jsonb().$type<{ name: string; values: string[]; position: number }[]>().notNull(),
    policies: jsonb().$type<{ handle: string; body: string }[]>().notNull(),
    sizeChartMediaId: uuid('size_chart_media_id').references(() => mediaObjects.id),
  },
  (table) => [unique('retailer_products_handle').on(table.retailerId, table.handle)],
);

export const retailerProductVariants = pgTable(
  'retailer_product_variants',
  {
    id: uuid().primaryKey(),
    retailerProductId: uuid('retailer_product_id')
      .notNull()
      .references(() => retailerProducts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    optionValues: text('option_values').array().notNull(),
    /** In the retailer's currency. */
    price: integer().notNull(),
    salePrice: integer('sale_price'),
    /** Null if the retailer does not count: it can be sold. */
    quantity: integer(),
    mediaId: uuid('media_id').references(() => mediaObjects.id),
    /** The time since which its retailer no longer has it. It is not offered, and stays for references to it: carts and wishes. */
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [
    // Not unique: files change the order of variants, and a statement that swaps two would fail.
    index('retailer_product_variants_position').on(table.retailerProductId, table.position),
    check('retailer_product_variants_quantity', sql`${table.quantity} >= 0`),
  ],
);
