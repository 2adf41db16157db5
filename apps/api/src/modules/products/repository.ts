import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { anyOf, statement, type Places } from '../../db/statement.ts';
import { inOrderOf } from '../../http/byIds.ts';
import { retailerProductVariants } from '../retailerProducts/schema.ts';
import { retailers } from '../retailers/schema.ts';
import { priceChanges, productDetails, products } from './schema.ts';

export type ProductRow = Awaited<ReturnType<typeof findProducts>>[number];
export type ProductDetailsRow = Awaited<ReturnType<typeof findProductDetails>>[number];

/** Products of posts with the data for their links and pictures. */
const selectProducts = (db: Db) =>
  db
    .select({
      id: products.id,
      postId: products.postId,
      productDetailsId: products.productDetailsId,
      mediaId: productDetails.mediaId,
      retailerSlug: retailers.slug,
    })
    .from(products)
    .innerJoin(productDetails, eq(productDetails.id, products.productDetailsId))
    .innerJoin(retailers, eq(retailers.id, productDetails.retailerId));

const productsByIds = statement((db, { ids }: Places<{ ids: readonly string[] }>) =>
  selectProducts(db).where(eq(products.id, anyOf(ids))),
);

export async function findProducts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await productsByIds(db, { ids }));
}

const productsOfPosts = statement((db, { postIds }: Places<{ postIds: readonly string[] }>) =>
  selectProducts(db)
    .where(eq(products.postId, anyOf(postIds)))
    .orderBy(asc(products.position)),
);

/** In the creator's order, in the order of the given posts. */
export async function findProductsOfPosts(db: Db, postIds: readonly string[]): Promise<ProductRow[]> {
  if (postIds.length === 0) return [];
  const rows = await productsOfPosts(db, { postIds });
  const byPost = Map.groupBy(rows, (row) => row.postId);
  return postIds.flatMap((id) => byPost.get(id) ?? []);
}

/** Details with the retailer's product only if that has variants to choose from, and the price before the latest change. */
const selectProductDetails = (db: Db) => {
  const { retailerProductId, withdrawnAt, quantity } = retailerProductVariants;
  const offered = and(eq(retailerProductId, productDetails.retailerProductId), isNull(withdrawnAt));
  const withVariants = db.select({ retailerProductId }).from(retailerProductVariants).where(offered).limit(1);
  // No variant row, or a null quantity, means that stock is not counted: both can be bought.
  const isSold = db
    .select({ isSold: sql`bool_or(${quantity} is distinct from 0)` })
    .from(retailerProductVariants)
    .where(offered);
  const before = db
    .select({ before: priceChanges.before })
    .from(priceChanges)
    .where(eq(priceChanges.productDetailsId, productDetails.id))
    .orderBy(desc(priceChanges.at))
    .limit(1);
  return db
    .select({
      id: productDetails.id,
      name: productDetails.name,
      retailerId: productDetails.retailerId,
      category: productDetails.category,
      retailerName: retailers.displayName,
      price: productDetails.price,
      localPrice: productDetails.localPrice,
      currency: productDetails.currency,
      priceBefore: sql<number | null>`${before}`,
      mediaId: productDetails.mediaId,
      retailerProductId: sql<string | null>`${withVariants}`,
      availability: sql<boolean | null>`${isSold}`,
    })
    .from(productDetails)
    .innerJoin(retailers, eq(retailers.id, productDetails.retailerId));
};

const productDetailsByIds = statement((db, { ids }: Places<{ ids: readonly string[] }>) =>
  selectProductDetails(db).where(eq(productDetails.id, anyOf(ids))),
);

export async function findProductDetails(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await productDetailsByIds(db, { ids }));
}

interface OfRetailer {
  readonly retailerId: string;
  readonly exclude: readonly string[];
  readonly afterId?: string | undefined;
  readonly count: number;
}

const productDetailsOfRetailer = statement((db, { retailerId, exclude, afterId, count }: Places<OfRetailer>) =>
  selectProductDetails(db)
    .where(
      and(
        eq(productDetails.retailerId, retailerId),
        sql`${productDetails.id} <> all(${exclude}::uuid[])`,
        afterId && sql`${productDetails.id} > ${afterId}::uuid`,
      ),
    )
    .orderBy(asc(productDetails.id))
    .limit(count),
);

/** Other products of a retailer, ordered by id, because an index has that order. */
export const findProductDetailsOfRetailer = (db: Db, values: OfRetailer) => productDetailsOfRetailer(db, values);
