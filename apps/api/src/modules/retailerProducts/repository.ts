import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import { productDetails } from '../products/schema.ts';
import { retailers } from '../retailers/schema.ts';
import { retailerProducts, retailerProductVariants } from './schema.ts';

export type RetailerProductRow = NonNullable<Awaited<ReturnType<typeof findRetailerProduct>>>;

const productById = statement((db, place: Places<{ id: string }>) =>
  db
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
    .where(eq(retailerProducts.id, place.id)),
);

const offeredVariants = statement((db, place: Places<{ productId: string }>) =>
  db
    .select()
    .from(retailerProductVariants)
    .where(
      and(eq(retailerProductVariants.retailerProductId, place.productId), isNull(retailerProductVariants.withdrawnAt)),
    )
    .orderBy(asc(retailerProductVariants.position)),
);

/** With the variants that are offered. A product without any is sold by its offer alone, and is not found here. */
export async function findRetailerProduct(db: Db, id: string) {
  const [product] = await productById(db, { id });
  if (!product) return undefined;
  const variants = await offeredVariants(db, { productId: id });
  return variants.length > 0 ? { ...product, variants } : undefined;
}

const addresses = statement((db, place: Places<{ retailerProductId: string }>) =>
  db
    .select({ slug: retailers.slug, productDetailsId: productDetails.id })
    .from(productDetails)
    .innerJoin(retailers, eq(retailers.id, productDetails.retailerId))
    .where(eq(productDetails.retailerProductId, place.retailerProductId))
    .orderBy(asc(productDetails.id))
    .limit(1),
);

/** The address where a retailer's product is sold. */
export async function findRetailerAddress(db: Db, retailerProductId: string) {
  const [row] = await addresses(db, { retailerProductId });
  return row;
}
