import { inArray } from 'drizzle-orm';
import { idOf } from '../catalogue/demo.ts';
import type { Transaction } from '../db/write.ts';
import { retailerProductVariants } from '../modules/retailerProducts/schema.ts';
import { putRows } from './putRows.ts';

/** A variant in the current file. */
export type OfferedVariant = Omit<typeof retailerProductVariants.$inferInsert, 'id' | 'withdrawnAt'>;

/**
 * Inserts the variants of some products, or updates those of an earlier import. A variant is identified by its title, wherever it is in the
 * file. One that is missing in the file is withdrawn, and gets its old id if it comes back.
 *
 * @param variants all variants of each product in the file.
 * @returns the retailer products with a variant that is new, changed or withdrawn.
 */
export async function writeVariants(
  transaction: Transaction,
  variants: readonly OfferedVariant[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const productIds = new Set(variants.map(({ retailerProductId }) => retailerProductId));
  const known = await transaction
    .select()
    .from(retailerProductVariants)
    .where(inArray(retailerProductVariants.retailerProductId, [...productIds]));
  const knownIds = new Map(known.map((row) => [nameOf(row), row.id]));
  const offered = variants.map((variant) => {
    const name = nameOf(variant);
    return { ...variant, id: knownIds.get(name) ?? idOf('imported variant', name), withdrawnAt: null };
  });
  const offeredIds = new Set(offered.map(({ id }) => id));
  const withdrawn = known
    .filter(({ id, withdrawnAt }) => withdrawnAt === null && !offeredIds.has(id))
    .map((row) => ({ ...row, withdrawnAt: now }));
  const rows = [...offered, ...withdrawn];
  const outcomes = await putRows(transaction, retailerProductVariants, rows);
  return new Set(rows.filter(({ id }) => outcomes.get(id) !== 'unchanged').map((row) => row.retailerProductId));
}

/** Identifies a variant. A file has each title of a product once. */
const nameOf = ({ retailerProductId, title }: Pick<OfferedVariant, 'retailerProductId' | 'title'>) =>
  JSON.stringify([retailerProductId, title]);
