import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { productDetails } from '../products/schema.ts';
import { retailers } from './schema.ts';

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

/** A retailer and its first products, by name. */
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
