import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgArray, pgTable, PgTable, text, uuid, type PgColumn } from 'drizzle-orm/pg-core';
import { globSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmailUser } from './identity/accounts.ts';
import { deletePerson, keptBecause } from './identity/deletePerson.ts';
import { personId, users } from './identity/schema.ts';
import { openTestDatabase } from './db/testing.ts';
import type { Database } from './db/database.ts';

let database: Database;
let tables: readonly PgTable[];
beforeAll(async () => {
  database = await openTestDatabase();
  const files = globSync('**/schema.ts', { cwd: import.meta.dirname });
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file)) as Promise<object>));
  const found = modules.flatMap((exported) => Object.values(exported) as unknown[]);
  tables = [...new Set(found.filter((one): one is PgTable => is(one, PgTable)))];
});
afterAll(() => database.close());

const columnsOf = (table: PgTable) => Object.values(getTableColumns(table)) as PgColumn[];
const nameOf = ({ table, name }: PgColumn) => `${getTableConfig(table).name}.${name}`;

/** The foreign key that consists of this column alone. */
const referenceOf = (column: PgColumn) =>
  getTableConfig(column.table)
    .foreignKeys.map((key) => ({ ...key.reference(), onDelete: key.onDelete }))
    .find(({ columns }) => columns.length === 1 && columns[0] === column);
const namesUser = (column: PgColumn) => referenceOf(column)?.foreignTable === users;
const cascades = (column: PgColumn) => namesUser(column) && referenceOf(column)?.onDelete === 'cascade';

/** Ids of other things without a table, or inside a list. */
const NAMES_NOBODY = [
  'retailer_products.additional_media_ids',
  'ranked_posts.post_id',
  'analytics_events.event_id',
  'search_documents.id',
  'search_documents.profile_id',
];
const PERSON = /(^|_)(user|person|owner|account|agent|impersonator|member|shopper|customer|visitor|author)s?(_|$)/;
const CONTACT = /(^|_)(email|phone|recipient)(_|$)/;

function problemsOf(table: PgTable): string[] {
  const columns = columnsOf(table);
  return columns.flatMap((column) => {
    if (table === users || cascades(column) || keptBecause(column) || NAMES_NOBODY.includes(nameOf(column))) return [];
    const base = is(column, PgArray) ? column.baseColumn : column;
    const isForeignId = base.getSQLType() === 'uuid' && !column.primary && !referenceOf(column);
    const isUndeclared = namesUser(column) || isForeignId || PERSON.test(column.name);
    // Contact data is deleted with its row, whose user another column names.
    const isStray = CONTACT.test(column.name) && !columns.some(cascades);
    return isUndeclared || isStray ? [nameOf(column)] : [];
  });
}

it('every column that names a user says whether the row is deleted with them, or why it stays', () => {
  expect(tables.flatMap(problemsOf)).toEqual([]);
  const reasons = tables.flatMap(columnsOf).flatMap((column) => keptBecause(column) ?? []);
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason.split(' ').length, reason).toBeGreaterThan(3);
});

it('a column without a declaration is found', () => {
  const silent = pgTable('silent', {
    id: uuid().primaryKey(),
    goes: personId('goes'),
    stays: uuid().references(() => users.id),
    emptied: uuid().references(() => users.id, { onDelete: 'set null' }),
    likedBy: uuid('liked_by'),
    sharedWith: uuid('shared_with').array(),
    owner: text(),
  });
  const mailed = pgTable('mailed', { id: uuid().primaryKey(), email: text() });
  expect([silent, mailed].flatMap(problemsOf)).toEqual([
    'silent.stays',
    'silent.emptied',
    'silent.liked_by',
    'silent.shared_with',
    'silent.owner',
    'mailed.email',
  ]);
});

it('the database has these columns and no others, and its foreign keys delete as the schema says', async () => {
  const { rows: columns } = await database.pool.query<{ name: string }>(
    // Parts of a divided table have its columns.
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    JOIN pg_class ON oid = ('public.' || table_name)::regclass WHERE table_schema = 'public' AND NOT relispartition`,
  );
  const declared = tables.flatMap(columnsOf);
  expect(columns.map(({ name }) => name).sort()).toEqual(declared.map(nameOf).sort());

  const { rows: keys } = await database.pool.query<{ name: string; deletes: boolean; isIndexed: boolean }>(`
    SELECT t.relname || '.' || a.attname AS name, c.confdeltype = 'c' AS deletes,
      EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = t.oid AND i.indkey[0] = a.attnum) AS "isIndexed"
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f' AND c.confrelid = 'public.users'::regclass`);
  const cascading = declared.filter(cascades).map(nameOf);
  expect(cascading.length).toBeGreaterThan(0);
  expect(keys.map(({ name }) => name).sort()).toEqual(cascading.sort());
  expect(keys.filter(({ deletes, isIndexed }) => !deletes || !isIndexed)).toEqual([]);
});

it('no row of any table names a deleted user, and all rows of another user stay', async () => {
  const gone = await signUp('gone');
  const other = await signUp('other');
  const named = tables.filter((table) => columnsOf(table).some((column) => cascades(column) || keptBecause(column)));
  for (const table of named) for (const id of [gone, other]) await insertRow(table, id);
  const before = await rowsThatName(other);
  expect(Object.keys(before).sort()).toEqual(['users', ...named.map((table) => getTableConfig(table).name)].sort());

  await deletePerson(database.db, gone, tables);
  expect(await rowsThatName(gone)).toEqual({});
  expect(await rowsThatName(other)).toEqual(before);
  for (const table of named) {
    const stays = columnsOf(table).some(keptBecause);
    expect(await database.db.$count(table), getTableConfig(table).name).toBe(stays ? 2 : 1);
  }
});

async function signUp(name: string): Promise<string> {
  const user = await createEmailUser(database.db, { email: `${name}@example.test`, password: 'a long password' });
  if (!user) throw new Error('There is no such account yet.');
  return user.id;
}

/** Inserts a row that names a user in every possible column, after the rows that it references. @returns its values. */
async function insertRow(table: PgTable, personId: string): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(getTableColumns(table)) as [string, PgColumn][]) {
    const reference = referenceOf(column);
    if (namesUser(column) || keptBecause(column)) values[key] = personId;
    else if (!column.notNull || column.hasDefault) continue;
    else if (reference) {
      const row = await insertRow(reference.foreignTable, personId);
      values[key] = row[keyOf(reference.foreignColumns[0])];
    } else values[key] = anyValue(column);
  }
  await database.db.insert(table).values(values);
  return values;
}

const keyOf = (column: PgColumn | undefined) =>
  Object.entries(column ? getTableColumns(column.table) : {}).find(([, one]) => one === column)?.[0] ?? '';

function anyValue(column: PgColumn): unknown {
  if (column.enumValues) return column.enumValues[0];
  const byType: Record<string, () => unknown> = {
    string: column.getSQLType() === 'uuid' ? randomUUID : () => randomUUID().slice(0, 8),
    number: () => 1,
    boolean: () => true,
    date: () => new Date(),
    json: () => ({}),
    array: () => [],
  };
  return byType[column.dataType]?.();
}

/** The number of rows of each table that contain a user's id. */
async function rowsThatName(id: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of tables) {
    const rows = await database.db.$count(table, sql`${table}::text like ${`%${id}%`}`);
    if (rows > 0) found[getTableConfig(table).name] = rows;
  }
  return found;
}
