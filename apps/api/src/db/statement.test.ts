import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureOf } from '../plugins/errors.ts';
import type { Database } from './database.ts';
import { anyOf, statement, type Places } from './statement.ts';
import { openTestDatabase } from './testing.ts';

const ROWS = 40;
const things = pgTable('things', { id: integer().primaryKey(), name: text().notNull() });

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('CREATE TABLE things (id integer PRIMARY KEY, name text NOT NULL)');
  await database.pool.query(`INSERT INTO things SELECT n, 'thing ' || n % 4 FROM generate_series(1, ${ROWS}) n`);
});
afterAll(() => database.close());

const thingsByIds = statement((db, { ids }: Places<{ ids: readonly number[] }>) =>
  db
    .select({ id: things.id })
    .from(things)
    .where(eq(things.id, anyOf(ids)))
    .orderBy(asc(things.id)),
);

interface Range {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly name?: string | undefined;
  readonly count: number;
}

const thingsWithin = statement((db, { from, until, name, count }: Places<Range>) =>
  db
    .select()
    .from(things)
    .where(and(from && gte(things.id, from), until && lt(things.id, until), name && eq(things.name, name)))
    .orderBy(asc(things.id))
    .limit(count),
);

const all = Array.from({ length: ROWS }, (_, index) => ({ id: index + 1, name: `thing ${(index + 1) % 4}` }));
const listOfIds = fc.array(fc.integer({ min: -3, max: ROWS + 3 }), { maxLength: 128 });
const range = fc.record(
  {
    from: fc.option(fc.integer({ min: 0, max: ROWS }), { nil: undefined }),
    until: fc.option(fc.integer({ min: 0, max: ROWS }), { nil: undefined }),
    name: fc.option(fc.constantFrom('thing 1', 'thing 2', '', `'; --`), { nil: undefined }),
    count: fc.integer({ min: 1, max: ROWS }),
  },
  { requiredKeys: ['count'] },
);

it('gives each of many concurrent calls the rows for its own values, with any optional ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(listOfIds, { maxLength: 6 }),
      fc.array(range, { maxLength: 6 }),
      async (lists, ranges) => {
        const [byIds, within] = await Promise.all([
          Promise.all(lists.map((ids) => thingsByIds(database.db, { ids }))),
          Promise.all(ranges.map((values) => thingsWithin(database.db, values))),
        ]);
        expect(byIds).toEqual(lists.map((ids) => all.filter(({ id }) => ids.includes(id)).map(({ id }) => ({ id }))));
        expect(within).toEqual(
          ranges.map(({ from = -Infinity, until = Infinity, name, count }) =>
            all
              .filter((thing) => thing.id >= from && thing.id < until && thing.name === (name ?? thing.name))
              .slice(0, count),
          ),
        );
      },
    ),
    { numRuns: 40 },
  );
});

it('is one text for lists of any length, planned once', async () => {
  const { pool, db } = database;
  for (const length of [0, 1, 2, 127, 128]) await thingsByIds(db, { ids: Array.from({ length }, (_, id) => id) });
  const { rows } = await pool.query(
    `SELECT custom_plans::int AS planned FROM pg_prepared_statements WHERE statement LIKE 'select "id" from "things" %any(%'`,
  );
  expect(rows).toEqual([{ planned: 0 }]);
});

it('sees its own writes in a transaction, and committed data outside', async () => {
  const { db } = database;
  const id = ROWS + 1;
  await thingsByIds(db, { ids: [id] });
  await db
    .transaction(async (transaction) => {
      await transaction.insert(things).values({ id, name: 'draft' });
      expect(await thingsByIds(transaction, { ids: [id] })).toEqual([{ id }]);
      throw new Error('no more of it');
    })
    .catch(() => {});
  expect(await thingsByIds(db, { ids: [id] })).toEqual([]);
});

it('continues when its connection has been replaced', async () => {
  const { pool, db } = database;
  for (let round = 0; round < 3; round += 1) {
    expect(await thingsByIds(db, { ids: [1, 2] })).toHaveLength(2);
    (await pool.connect()).release(true);
  }
  expect(await thingsByIds(db, { ids: [1, 2] })).toHaveLength(2);
});

it('continues after a migration of its table: at once, or after one 503 per connection if a type changed', async () => {
  const { pool, db } = database;
  const within = () => thingsWithin(db, { count: 1 });
  expect(await within()).toEqual([{ id: 1, name: 'thing 1' }]);
  await pool.query('ALTER TABLE things ADD COLUMN more text; CREATE INDEX things_name ON things (name)');
  expect(await within()).toEqual([{ id: 1, name: 'thing 1' }]);

  await db.execute(sql`ALTER TABLE things ALTER COLUMN name TYPE varchar(20)`);
  const connections = pool.totalCount;
  let failed = 0;
  for (; failed <= connections; failed += 1) {
    const outcome: unknown = await within().catch((error: unknown) => error);
    if (Array.isArray(outcome)) break;
    expect(failureOf(outcome as never)).toMatchObject({ status: 503, code: 'unavailable' });
  }
  expect(failed).toBeGreaterThan(0);
  expect(failed).toBeLessThanOrEqual(connections);
  expect(await within()).toEqual([{ id: 1, name: 'thing 1' }]);
});
