import type { WishFacets, wishFilters, wishOrders } from '@social-shop/api-contract';
import { and, asc, count, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import type { Stretch } from '../../http/paging.ts';
import { priceChanges, productDetails, products } from '../products/schema.ts';
import { retailerProductVariants } from '../retailerProducts/schema.ts';
import { retailers } from '../retailers/schema.ts';
import { wishColumns, type WishRow } from './repository.ts';
import { wishes } from './schema.ts';

type Order = (typeof wishOrders)[number];
type Filter = (typeof wishFilters)[number];

/** Which wishes of a person, and in what order. */
export interface Selection {
  readonly order: Order;
  readonly only: readonly Filter[];
  readonly retailerId?: string | undefined;
}

/** A wish with its place in the order. */
export type OrderedWishRow = WishRow & { readonly sortKey: number };

const { price, localPrice, currency } = productDetails;

// As presentProductDetails states the price (W13).
const isLocal = sql`${localPrice} is not null and ${currency} <> 'USD'`;
const now = sql`case when ${isLocal} then ${localPrice} else ${price} end`;
const nowCurrency = sql`case when ${isLocal} then ${currency} else 'USD' end`;

const dropped = sql`coalesce(${wishes.savedCurrency} = ${nowCurrency} and ${now} < ${wishes.savedAmount}, false)`;

/** As `percentDrop` has it: the latest change has lowered the price by a percent or more, rounded. */
const onSale = sql`coalesce((select round((1 - coalesce(${localPrice}, ${price})::numeric / nullif(before, 0)) * 100) > 0
  from ${priceChanges} where ${priceChanges.productDetailsId} = ${productDetails.id}
  order by ${priceChanges.at} desc limit 1), false)`;

const { retailerProductId, withdrawnAt, quantity } = retailerProductVariants;
const inStock = sql`coalesce((select bool_or(${quantity} is distinct from 0) from ${retailerProductVariants}
  where ${and(eq(retailerProductId, productDetails.retailerProductId), isNull(withdrawnAt))}), true)`;

const filters: Readonly<Record<Filter, SQL>> = { dropped, sale: onSale, 'in-stock': inStock };

/** Ascending, so that each order is read in the same way. */
const sortKeys: Readonly<Record<Order, SQL<number>>> = {
  newest: sql`-(extract(epoch from ${wishes.createdAt}) * 1000)::float8`,
  'price-low': sql`${price}::float8`,
  'price-high': sql`-${price}::float8`,
  // In hundredths of a percent.
  drop: sql`case when ${dropped} then -floor((1 - (${now})::numeric / ${wishes.savedAmount}) * 10000) else 0 end::float8`,
};

interface PageValues {
  readonly userId: string;
  readonly moment: Date;
  readonly retailerId?: string | undefined;
  readonly dropped?: true | undefined;
  readonly sale?: true | undefined;
  readonly inStock?: true | undefined;
  readonly lastKey?: number | undefined;
  readonly lastId?: string | undefined;
  readonly count: number;
}

const selected = (sortKey: SQL<number>) =>
  statement((db, values: Places<PageValues>) =>
    db
      .select({ ...wishColumns, sortKey })
      .from(wishes)
      .innerJoin(products, eq(products.id, wishes.productId))
      .innerJoin(productDetails, eq(productDetails.id, products.productDetailsId))
      .where(
        and(
          eq(wishes.userId, values.userId),
          lte(wishes.createdAt, values.moment),
          values.retailerId && eq(productDetails.retailerId, values.retailerId),
          values.dropped && sql`${filters.dropped} = ${values.dropped}::boolean`,
          values.sale && sql`${filters.sale} = ${values.sale}::boolean`,
          values.inStock && sql`${filters['in-stock']} = ${values.inStock}::boolean`,
          values.lastKey && sql`(${sortKey}, ${wishes.id}) > (${values.lastKey}::float8, ${values.lastId}::uuid)`,
        ),
      )
      .orderBy(asc(sortKey), asc(wishes.id))
      .limit(values.count),
  );

const statements: Readonly<Record<Order, ReturnType<typeof selected>>> = {
  newest: selected(sortKeys.newest),
  'price-low': selected(sortKeys['price-low']),
  'price-high': selected(sortKeys['price-high']),
  drop: selected(sortKeys.drop),
};

/** The first `count` wishes of a selection, after one of them, that were saved before `moment`; prices are those of now. */
export const pageOfSelection = (
  db: Db,
  userId: string,
  { order, only, retailerId }: Selection,
  { moment, after, count: size }: Stretch,
): Promise<OrderedWishRow[]> =>
  statements[order](db, {
    userId,
    moment,
    retailerId,
    dropped: only.includes('dropped') || undefined,
    sale: only.includes('sale') || undefined,
    inStock: only.includes('in-stock') || undefined,
    lastKey: after?.key,
    lastId: after?.id,
    count: size,
  });

const facets = statement((db, { userId }: Places<{ userId: string }>) =>
  db
    .select({
      id: retailers.id,
      name: retailers.displayName,
      count: count(),
      dropped: sql<number>`count(*) filter (where ${dropped})::int`,
      sale: sql<number>`count(*) filter (where ${onSale})::int`,
      inStock: sql<number>`count(*) filter (where ${inStock})::int`,
    })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .innerJoin(productDetails, eq(productDetails.id, products.productDetailsId))
    .innerJoin(retailers, eq(retailers.id, productDetails.retailerId))
    .where(eq(wishes.userId, userId))
    .groupBy(retailers.id)
    .orderBy(asc(retailers.displayName), asc(retailers.id)),
);

/** The number of a person's wishes that match each filter alone. */
export async function findFacets(db: Db, userId: string): Promise<Static<typeof WishFacets>> {
  const rows = await facets(db, { userId });
  const sum = (name: 'count' | 'dropped' | 'sale' | 'inStock') => rows.reduce((total, row) => total + row[name], 0);
  return {
    total: sum('count'),
    dropped: sum('dropped'),
    sale: sum('sale'),
    in_stock: sum('inStock'),
    retailers: rows.map(({ id, name, count: ofRetailer }) => ({ id, name, count: ofRetailer })),
  };
}
