import { priceLimits } from '@social-shop/api-contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** Places posts among the price limits that feeds are filtered by, after the prices of these products, or the products of a post, have changed. */
export async function updatePriceBands(db: Pick<Db, 'execute'>, productDetailsIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    update post_hashtags set price_band = priced.band from (
      select p.post_id, width_bucket(min(d.price), array[${sql.raw(priceLimits.join(', '))}]) as band
      from products p join product_details d on d.id = p.product_details_id
      where d.price > 0 and p.post_id in (
        select post_id from products where product_details_id = any(${sql.param(productDetailsIds)}::uuid[]))
      group by p.post_id) priced
    where priced.post_id = post_hashtags.post_id and price_band <> priced.band`);
}
