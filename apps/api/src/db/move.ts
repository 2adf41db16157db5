import type pg from 'pg';
import type { Database } from './database.ts';
import { StartFailure } from './failure.ts';

const ROWS_AT_A_TIME = 1_000;
/** Tables that the migrations themselves fill. */
const SEEDED = ['experiments', 'sitemap_parts'];

/** Called with the number of rows of a table that have been moved. */
export type OnMoved = (table: string, rows: number) => void;

/**
 * Copies every row of one database into an empty one: all of them or, if anything fails, none. Both are at the newest migration, so they
 * have the same tables and columns.
 *
 * @throws StartFailure if the target is not empty.
 */
export async function moveDatabase(source: Database, target: Database, onMoved: OnMoved = () => {}): Promise<void> {
  await inTransaction(source.pool, async (from) => {
    await inTransaction(target.pool, async (to) => {
      const tables = await tablesInOrder(from);
      await requireEmpty(to, tables);
      await to.query(`TRUNCATE ${tables.join(', ')}`);
      for (const table of tables) onMoved(table, await copyTable(table, from, to));
      await continueSequences(to);
    });
  });
}

/** One session, whose statements may take as long as they need. */
async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await client.query('SET LOCAL statement_timeout = 0');
    await work(client);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Ends the session, and with it the transaction.
    client.release(true);
    throw error;
  }
}

/** The platform's tables, each after those that it references. */
async function tablesInOrder(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    SELECT t.oid::regclass::text AS name,
      ARRAY(SELECT c.confrelid::regclass::text FROM pg_constraint c
            WHERE c.conrelid = t.oid AND c.contype = 'f' AND c.confrelid <> t.oid) AS needs
    FROM pg_class t WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace ORDER BY 1`);
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const ready = rows.filter(
      ({ name, needs }) => !ordered.includes(name) && needs.every((one) => ordered.includes(one)),
    );
    if (ready.length === 0) throw new Error('Tables refer to one another in a circle');
    ordered.push(...ready.map(({ name }) => name));
  }
  return ordered;
}

async function requireEmpty(client: pg.PoolClient, tables: readonly string[]): Promise<void> {
  for (const table of tables.filter((name) => !SEEDED.includes(name))) {
    const { rows } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (rows.length > 0) {
      throw new StartFailure(`The server’s table ${table} has rows already: name an empty database in DATABASE_URL.`);
    }
  }
}

/** As JSON text that is not parsed on the way, so no number or time loses precision. */
async function copyTable(table: string, from: pg.PoolClient, to: pg.PoolClient): Promise<number> {
  let copied = 0;
  // Their effects are already in the rows.
  await to.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await from.query(`DECLARE moved CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${table} t`);
  for (;;) {
    const { rows } = await from.query<{ row: string }>(`FETCH ${ROWS_AT_A_TIME} FROM moved`);
    if (rows.length === 0) break;
    const list = `[${rows.map(({ row }) => row).join(',')}]`;
    await to.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`, [list]);
    copied += rows.length;
  }
  await from.query('CLOSE moved');
  await to.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  return copied;
}

/** Sets each sequence to a number that no row has. */
async function continueSequences(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    SELECT a.attrelid::regclass::text AS "table", quote_ident(a.attname) AS "column",
      pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) AS sequence
    FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid
    WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
      AND pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) IS NOT NULL`);
  for (const { table, column, sequence } of rows) {
    await client.query(`SELECT setval($1, coalesce(max(${column}), 1), max(${column}) IS NOT NULL) FROM ${table}`, [
      sequence,
    ]);
  }
}
