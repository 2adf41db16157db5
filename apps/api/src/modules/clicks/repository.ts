import type { Db } from '../../db/database.ts';
import { productClicks } from './schema.ts';

export async function recordClick(db: Db, productId: string): Promise<void> {
  await db.insert(productClicks).values({ productId, at: new Date() });
}
