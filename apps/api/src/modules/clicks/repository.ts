import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { findProducts } from '../products/repository.ts';
import { productDetails } from '../products/schema.ts';
import { retailers } from '../retailers/schema.ts';
import { productClicks } from './schema.ts';

/** The target of a click: a product of a post, or a product by its details if no post is known. */
export interface Target {
  readonly productId?: string;
  readonly postId?: string;
  readonly productDetailsId: string;
  readonly retailerSlug: string;
}

export async function findTarget(db: Db, id: string): Promise<Target | undefined> {
  const [product] = await findProducts(db, [id]);
  if (product) return { ...product, productId: product.id };
  const [details] = await db
    .select({ productDetailsId: productDetails.id, retailerSlug: retailers.slug })
    .from(productDetails)
    .innerJoin(retailers, eq(retailers.id, productDetails.retailerId))
    .where(eq(productDetails.id, id));
  return details;
}

export async function recordClick(db: Db, { productId, productDetailsId }: Target): Promise<void> {
  await db.insert(productClicks).values({ productId, productDetailsId, at: new Date() });
}
