import { desc, sql } from 'drizzle-orm';
import { idOf } from '../catalogue/demo.ts';
import { insertRows, type Transaction } from '../db/write.ts';
import { priceChanges } from '../modules/products/schema.ts';

/** The lowest price of a product, in its own currency. */
export interface Offer {
  readonly productDetailsId: string;
  readonly current: number;
  /** Its price without the sale that its file states. */
  readonly regular: number;
  /** Its price until now; undefined if it is new. */
  readonly previous: number | undefined;
}

/** Records each price that has changed: from the regular price in the file if there is a sale, otherwise from the known one. */
export async function writePriceChanges(transaction: Transaction, offers: readonly Offer[], at: Date): Promise<void> {
  const latest = await latestChanges(
    transaction,
    offers.map(({ productDetailsId }) => productDetailsId),
  );
  const rows = offers.flatMap(({ productDetailsId, current, regular, previous }) => {
    const before = regular > current ? regular : (previous ?? current);
    const known = latest.get(productDetailsId);
    if (before === current || (known?.before === before && known.after === current)) return [];
    const id = idOf('price change', productDetailsId, at.toISOString());
    return [{ id, productDetailsId, at, before, after: current }];
  });
  await insertRows(transaction, priceChanges, rows, { onConflict: 'update' });
}

async function latestChanges(transaction: Transaction, ids: readonly string[]) {
  const found = await transaction
    .selectDistinctOn([priceChanges.productDetailsId])
    .from(priceChanges)
    .where(sql`${priceChanges.productDetailsId} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(priceChanges.productDetailsId, desc(priceChanges.at));
  return new Map(found.map((row) => [row.productDetailsId, row]));
}
