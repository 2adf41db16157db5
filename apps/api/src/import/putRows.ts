import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { insertRows } from '../db/write.ts';

type TableWithId = PgTable & { readonly id: PgColumn };

export type Outcome = 'new' | 'changed' | 'unchanged';

/** The rows of a table that have one of these ids. */
export async function rowsWithIds<Table extends TableWithId>(
  db: Pick<Db, 'select'>,
  table: Table,
  ids: readonly string[],
): Promise<Table['$inferSelect'][]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(table as TableWithId)
    .where(sql`${table.id} = any(${sql.param(ids)}::uuid[])`);
}

/**
 * Writes rows, but only those that differ from the stored ones.
 *
 * @returns the outcome of each row, by its id.
 */
export async function putRows<Table extends TableWithId>(
  db: Pick<Db, 'select' | 'execute'>,
  table: Table,
  rows: readonly (Table['$inferInsert'] & { readonly id: string })[],
): Promise<ReadonlyMap<string, Outcome>> {
  // If several rows have one id, the last one counts.
  const wanted = new Map(rows.map((row) => [row.id, row]));
  const found = await rowsWithIds(db, table, [...wanted.keys()]);
  const before = new Map(found.map((row) => [String(row['id']), row]));
  const outcomes = new Map<string, Outcome>();
  for (const [id, row] of wanted) {
    const known = before.get(id);
    outcomes.set(id, known === undefined ? 'new' : isDeepStrictEqual(known, row) ? 'unchanged' : 'changed');
  }
  const changed = [...wanted.values()].filter(({ id }) => outcomes.get(id) !== 'unchanged');
  await insertRows(db, table, changed, { onConflict: 'update' });
  return outcomes;
}
