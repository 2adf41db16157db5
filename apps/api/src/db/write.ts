import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** A database or an open transaction. */
export type Writer = Pick<Db, 'execute'>;

/** Rows of one statement: few enough for any statement timeout, enough to save round trips. */
const ROWS_PER_STATEMENT = 1_000;

export interface InsertOptions {
  /** How to handle a row whose id exists; by default it is an error. */
  readonly onConflict?: 'update' | 'nothing';
  /** Called after each statement with the number of inserted rows. */
  readonly onRows?: (written: number) => void;
}

/** Inserts rows in bulk, as JSON that PostgreSQL converts to the table's own row type: one parameter instead of one per value. */
export async function insertRows<Table extends PgTable>(
  writer: Writer,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { onConflict, onRows = () => {} }: InsertOptions = {},
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const updates = columns.map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  const conflict = {
    none: sql``,
    nothing: sql` on conflict do nothing`,
    update: sql` on conflict (id) do update set ${sql.join(updates, sql`, `)}`,
  }[onConflict ?? 'none'];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT);
    const named = chunk.map((row) =>
      Object.fromEntries(columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]])),
    );
    await writer.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(named)}::json)${conflict}`,
    );
    onRows(start + chunk.length);
  }
}

/** Updates the planner's statistics, which the embedded engine does not do by itself. */
export async function analyze(db: Pick<Db, 'transaction'>): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`analyze`);
  });
}
