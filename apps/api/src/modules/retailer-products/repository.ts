import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { productDetails } from '../products/schema.ts';
import { retailers } from '../retailers/schema.ts';
import { retailerProducts, retailerProductVariants } from './schema.ts';

export type RetailerProductRow = NonNullable<Awaited<ReturnType<typeof findRetailerProduct>>>;

/** With the variants that are offered: what has none is sold by its offer alone, and is not found here. */
export async function findRetailerProduct(db: Db, id: string) {
  const [product] = await db
    .select({
      id: retailerProducts.id,
      title: retailerProducts.title,
      description: retailerProducts.description,
      mediaId: retailerProducts.mediaId,
      additionalMediaIds: retailerProducts.additionalMediaIds,
      options: retailerProducts.options,
      policies: retailerProducts.policies,
      sizeChartMediaId: retailerProducts.sizeChartMediaId,
      currency: retailers.currency,
    })
    .from(retailerProducts)
    .innerJoin(retailers, eq(retailers.id, retailerProducts.retailerId))
    .where(eq(retailerProducts.id, id));
  if (!product) return undefined;
  const variants = await db
    .select()
    .from(retailerProductVariants)
    .where(and(eq(retailerProductVariants.retailerProductId, id), isNull(retailerProductVariants.withdrawnAt)))
    .orderBy(asc(retailerProductVariants.position));
  return variants.length > 0 ? { ...product, variants } : undefined;
}

/** Where a retailer's product is sold. */
export async function findRetailerAddress(db: Db, retailerProductId: string) {
  const [row] = await db
    .select({ slug: retailers.slug, productDetailsId: productDetails.id })
    .from(productDetails)
    .innerJoin(retailers, eq(retailers.id, productDetails.retailerId))
    .where(eq(productDetails.retailerProductId, retailerProductId))
    .orderBy(asc(productDetails.id))
    .limit(1);
  return row;
}
