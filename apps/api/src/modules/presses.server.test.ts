import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createDatabase } from '../db/testing.ts';
import { users } from '../identity/schema.ts';
import { startTestPlatform } from '../testing.ts';
import { addFollows, removeFollows } from './follows/repository.ts';
import { follows } from './follows/schema.ts';
import { addLike } from './likes/repository.ts';
import { likes } from './likes/schema.ts';
import { wishes } from './wishes/schema.ts';

const SLOW_MS = 120_000;
const AT_A_TIME = 200;

type Platform = Awaited<ReturnType<typeof startTestPlatform>>;
/** Two processes on one server, with ten connections each. */
let platforms: [Platform, Platform];
const platformOf = (press: number) => platforms[press % 2 === 0 ? 0 : 1];
const times = <T>(count: number, press: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => press(index)));

/** Makes presses, 200 at a time, as many as two processes take before they shed, and prints how long they took. */
async function pressAll(what: string, count: number, press: (index: number) => Promise<void>): Promise<void> {
  const took: number[] = [];
  const presses = Array.from({ length: count }).keys();
  await times(AT_A_TIME, async () => {
    for (const index of presses) {
      const startedAt = performance.now();
      await press(index);
      took.push(performance.now() - startedAt);
    }
  });
  const [median, p99] = [0.5, 0.99].map((part) => took.toSorted((a, b) => a - b)[Math.floor(count * part)]?.toFixed(0));
  console.info(`${what}, ${AT_A_TIME} at a time: median ${median} ms, p99 ${p99} ms`);
}

async function insertPeople(count: number): Promise<readonly string[]> {
  const { rows } = await platforms[0].database.db.execute<{ id: string }>(sql`
    insert into ${users} (id, email, provider, federated_subject, account_id, created_at)
    select gen_random_uuid(), id || '@example.test', 'google', id::text, gen_random_uuid(), now()
    from (select gen_random_uuid() as id from generate_series(1, ${count}::int)) subjects returning id`);
  return rows.map(({ id }) => id);
}

beforeAll(async () => {
  const url = await createDatabase(inject('databaseServer'));
  const start = async () => startTestPlatform({ database: await openDatabase({ url }) });
  platforms = [await start(), await start()];
}, SLOW_MS);
afterAll(() => Promise.all(platforms.map(({ close }) => close())));

it(
  'stores and counts one record of 200 presses at once by one person (K-L07)',
  async () => {
    const [{ insert, member, database }] = platforms;
    const { token } = await member();
    const post = await insert.post();
    const product = await insert.product({ postId: post.id });
    const records = {
      '/v2/likes/': { ltk_id: post.id, like_type: 'CLICK', network: 'LTK' },
      '/v2/follows/': { follows: [{ profile_id: post.profileId }] },
      '/v2/wishes/': { ltk_product_id: product.id },
    };
    for (const [url, payload] of Object.entries(records)) {
      const responses = await times(AT_A_TIME, (press) =>
        platformOf(press).app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } }),
      );
      const statuses = responses.map(({ statusCode }) => statusCode).sort();
      expect([statuses.slice(0, 199).every((status) => status === 200), statuses[199]], url).toEqual([true, 201]);
      expect(new Set(responses.map(({ body }) => body)).size, url).toBe(1);
    }
    for (const table of [likes, follows, wishes]) expect(await database.db.$count(table)).toBe(1);
    const { json } = await platforms[0].app.inject(`/v2/followers_statistics/?profile_id=${post.profileId}`);
    expect(json().followers_statistics.followers_count).toBe(1);
  },
  SLOW_MS,
);

it(
  'gives each of many likes at once by one person a moment of its own',
  async () => {
    const [{ insert, member, database }] = platforms;
    const { userId } = await member();
    const { id: heroMediaId } = await insert.media();
    const { id: profileId } = await insert.profile();
    const posts = await times(60, () => insert.post({ heroMediaId, profileId }));
    await Promise.all(posts.map((post, press) => addLike(platformOf(press).database.db, userId, post.id)));
    const rows = await database.db.select().from(likes).where(eq(likes.userId, userId));
    expect([rows.length, new Set(rows.map(({ likedAt }) => likedAt.getTime())).size]).toEqual([60, 60]);
  },
  SLOW_MS,
);

it(
  'stores the likes of one post by 2,000 people at once',
  async () => {
    const [{ insert, database }] = platforms;
    const { id: postId } = await insert.post();
    const people = await insertPeople(2_000);
    await pressAll('2,000 likes of a post', people.length, async (press) => {
      await addLike(platformOf(press).database.db, people[press] ?? '', postId);
    });
    expect(await database.db.$count(likes, eq(likes.postId, postId))).toBe(2_000);
  },
  SLOW_MS,
);

it(
  'counts 2,000 people who follow at once, of whom 500 stop at the same time',
  async () => {
    const [{ insert }] = platforms;
    const creators = [await insert.profile({ followersCount: 5 }), await insert.profile({ followersCount: 7 })];
    const people = await insertPeople(2_000);
    await pressAll('2,000 follows of two creators', people.length, async (press) => {
      const { db } = platformOf(press).database;
      const userId = people[press] ?? '';
      // In either order.
      const ids = creators.map((creator) => creator.id);
      await addFollows(db, userId, press % 3 === 0 ? ids.toReversed() : ids);
      if (press % 4 === 0) await removeFollows(platformOf(press + 1).database.db, userId, ids);
    });
    const counts = await times(2, async (index) => {
      const { json } = await platforms[0].app.inject(`/v2/followers_statistics/?profile_id=${creators[index]?.id}`);
      return json().followers_statistics.followers_count as number;
    });
    expect(counts).toEqual([1505, 1507]);
  },
  SLOW_MS,
);
