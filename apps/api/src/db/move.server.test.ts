import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../testing.ts';
import { openDatabase, type Database } from './database.ts';
import { moveDatabase } from './move.ts';
import { openTestDatabase } from './testing.ts';

const SLOW_MS = 120_000;
let source: Awaited<ReturnType<typeof startTestPlatform>>;
let target: Database;

beforeAll(async () => {
  source = await startTestPlatform({ database: await openDatabase({ memory: true }) });
  target = await openTestDatabase();
  const { insert, database } = source;
  const retailerProduct = await insert.retailerProduct({ description: '<p>“Ünïcode” \\ "quotes"</p>' });
  await insert.variant({ retailerProductId: retailerProduct.id, position: 1, optionValues: ['S, "small"', '{}'] });
  const details = await insert.productDetails({ retailerProductId: retailerProduct.id });
  const profile = await insert.profile();
  // More than one batch.
  await database.pool.query(
    `INSERT INTO posts (id, profile_id, hero_media_id, caption, created_at, score)
     SELECT gen_random_uuid(), $1, $2, n::text, now() - n * interval '1 second', n FROM generate_series(1, 2500) n`,
    [profile.id, profile.avatarMediaId],
  );
  const post = await insert.post({ hashtags: ['linen', '리넨'] });
  await insert.product({ postId: post.id, productDetailsId: details.id });
  // The target must not count a follower again.
  await (await source.member()).call('POST', '/v2/follows/', { follows: [{ profile_id: profile.id }] });
  await database.pool.query(
    `INSERT INTO analytics_events (id, name, page, at, properties)
     VALUES (9007199254740993, 'page', '/', now(), '{"n": 1.5, "text": "\\u00fc"}')`,
  );
}, SLOW_MS);
afterAll(() => Promise.all([source.close(), target.close()]));

/** Every row of every table, as text of the database. */
async function allRows({ pool }: Database) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
    content[name] = rows.map(({ row }) => row as string);
  }
  return content;
}

it('moves every row unchanged, and the server continues the sequences of the embedded database', async () => {
  const moved: Record<string, number> = {};
  await moveDatabase(source.database, target, (table, rows) => (moved[table] = rows));
  expect(moved).toMatchObject({ posts: 2_501, post_hashtags: 2, analytics_events: 1, follows: 1 });
  expect(await allRows(target)).toEqual(await allRows(source.database));

  const event = { id: randomUUID(), name: 'page', page: '/', at: '2026-11-28T10:00:00.000Z', properties: {} };
  const { app } = await startTestPlatform({ database: target });
  const response = await app.inject({ method: 'POST', url: '/v1/analytics/events', payload: { events: [event] } });
  expect(response.statusCode, response.body).toBeLessThan(300);
  const { rows } = await target.pool.query('SELECT max(id)::text AS id FROM analytics_events');
  expect(rows).toEqual([{ id: '9007199254740994' }]);
});

it('does not change a database that has rows', async () => {
  const before = await allRows(target);
  await expect(moveDatabase(source.database, target)).rejects.toThrow('has rows already');
  expect(await allRows(target)).toEqual(before);
});
