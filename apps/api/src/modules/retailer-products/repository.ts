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

const offer = {
  id: productDetails.id,
  name: productDetails.name,
  price: productDetails.price,
  localPrice: productDetails.localPrice,
  currency: productDetails.currency,
  mediaId: productDetails.mediaId,
  retailerName: retailers.displayName,
};

/** A product on its retailer's page. */
export async function findOffer(db: Db, retailerSlug: string, productDetailsId: string) {
  const [row] = await db
    .select(offer)
    .from(productDetails)
    .innerJoin(retailers, eq(retailers.id, productDetails.retailerId))
    .where(and(eq(retailers.slug, retailerSlug), eq(productDetails.id, productDetailsId)));
  return row;
}

/** A retailer and the first of what it sells, by name. */
export async function findShop(db: Db, retailerSlug: string, count: number) {
  const [retailer] = await db
    .select({ name: retailers.displayName })
    .from(retailers)
    .where(eq(retailers.slug, retailerSlug));
  if (!retailer) return undefined;
  const offers = await db
    .select(offer)
    .from(productDetails)
    .innerJoin(retailers, eq(retailers.id, productDetails.retailerId))
    .where(eq(retailers.slug, retailerSlug))
    .orderBy(asc(productDetails.name), asc(productDetails.id))
    .limit(count);
  return { ...retailer, offers };
}
