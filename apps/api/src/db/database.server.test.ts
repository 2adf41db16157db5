import { startPostgres } from '@social-shop/tools/test/postgresServer';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { startTestPlatform } from '../testing.ts';
import { openDatabase } from './database.ts';
import { createDatabase, openTestDatabase } from './testing.ts';

const server = inject('databaseServer');

it('is migrated once by several processes that start together, and again without harm', async () => {
  const url = await createDatabase({ url: server.url });
  const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })));
  const count = async () =>
    (await databases[0]?.pool.query('SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations'))?.rows[0].n;
  const migrations = await count();
  expect(migrations).toBeGreaterThan(0);
  await (await openDatabase({ url })).close();
  expect(await count()).toBe(migrations);
  await Promise.all(databases.map(({ close }) => close()));
});

it('aborts a statement that takes longer than five seconds', async () => {
  const { pool, close } = await openTestDatabase();
  await expect(pool.query('SELECT pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  await close();
});

it('prepares a statement once for all its values', async () => {
  const { db, pool, close } = await openTestDatabase();
  const client = await pool.connect();
  const count = async () => (await client.query('SELECT count(*)::int AS n FROM pg_prepared_statements')).rows[0].n;
  client.release();
  for (let n = 0; n < 10; n += 1) await db.execute(sql`SELECT ${n}::int AS prepared`);
  expect(await count()).toBe(1);
  // Lists of any length, which callers choose, do not fill the server's memory.
  for (let n = 0; n < 400; n += 1) await db.execute(sql`SELECT ${n}::int AS ${sql.identifier(`n${n}`)}`);
  expect(await count()).toBe(256);
  await close();
});

it('is a 503 while the server is down, and works again once it is back', async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ url: postgres.url });
  const { app, close } = await startTestPlatform({ database });
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  try {
    expect(await statusOf('/v2/ltks')).toBe(200);

    // Idle, in the middle of a statement, and between two statements of a transaction.
    const cut = Promise.allSettled([
      database.pool.query('SELECT pg_sleep(4)'),
      database.db.transaction(async (transaction) => {
        await transaction.execute(sql`SELECT 1`);
        await postgres.crash();
        await transaction.execute(sql`SELECT 1`);
      }),
    ]);
    expect((await cut).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([await statusOf('/v2/ltks'), await statusOf('/ready'), await statusOf('/health')]).toEqual([503, 503, 200]);

    await postgres.start();
    await expect.poll(() => statusOf('/ready')).toBe(200);
    expect(await statusOf('/v2/ltks')).toBe(200);
  } finally {
    await close();
    await postgres.stop();
  }
});
