import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { about, at } from '../../db/columns.ts';
import { brands } from '../brands/schema.ts';
import { mediaObjects } from '../media/schema.ts';
import { posts } from '../posts/schema.ts';
import { retailerProducts } from '../retailerProducts/schema.ts';
import { retailers } from '../retailers/schema.ts';

/** The facts and price of a product, however many posts show it. */
export const productDetails = pgTable(
  'product_details',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    retailerId: uuid('retailer_id')
      .notNull()
      .references(() => retailers.id),
    brandId: uuid('brand_id').references(() => brands.id),
    /** US cents. */
    price: integer().notNull(),
    /** Minor units of `currency`, if the retailer sells in another one. */
    localPrice: integer('local_price'),
    currency: text().notNull(),
    ...about,
    mediaId: uuid('media_id')
      .notNull()
      .references(() => mediaObjects.id),
    retailerProductId: uuid('retailer_product_id').references(() => retailerProducts.id),
  },
  (table) => [index('product_details_retailer').on(table.retailerId)],
);

/** The times and values of a product's price changes: the latest one shows how far it has fallen. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: uuid().primaryKey(),
    productDetailsId: uuid('product_details_id')
      .notNull()
      .references(() => productDetails.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    /** In the retailer's currency. */
    before: integer().notNull(),
    after: integer().notNull(),
  },
  (table) => [index('price_changes_latest').on(table.productDetailsId, table.at)],
);

/** A product that a creator put into a post. */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productDetailsId: uuid('product_details_id')
      .notNull()
      .references(() => productDetails.id),
  },
  (table) => [
    unique('products_position').on(table.postId, table.position),
    index('products_details').on(table.productDetailsId),
  ],
);
