import { inArray } from 'drizzle-orm';
import { idOf } from '../catalogue/demo.ts';
import type { Transaction } from '../db/write.ts';
import { retailerProductVariants } from '../modules/retailerProducts/schema.ts';
import { putRows } from './putRows.ts';

/** A variant as its file has it now. */
export type OfferedVariant = Omit<typeof retailerProductVariants.$inferInsert, 'id' | 'withdrawnAt'>;

/**
 * Inserts the variants of some products, or brings those of an earlier import to what the file says now. A variant is the same for
 * as long as its title is, wherever it stands in the file. One that is not in the file is withdrawn, and comes back as itself.
 *
 * @param variants all that the file has of each product.
 * @returns the retailer products that have a variant which is new, changed or withdrawn.
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

/** What tells a variant from all others. A file has each title of a product once. */
const nameOf = ({ retailerProductId, title }: Pick<OfferedVariant, 'retailerProductId' | 'title'>) =>
  JSON.stringify([retailerProductId, title]);
