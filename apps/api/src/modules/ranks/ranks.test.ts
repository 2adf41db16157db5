import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { postActivity } from '../activity/schema.ts';
import { posts } from '../posts/schema.ts';
import { rankFeedsHourly } from './jobs.ts';
import { rankFeeds } from './rank.ts';
import { rankedPosts } from './schema.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let profileIds: string[];
let heroMediaId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  heroMediaId = (await platform.insert.media()).id;
  profileIds = [];
  for (let n = 0; n < 3; n += 1) profileIds.push((await platform.insert.profile({ avatarMediaId: heroMediaId })).id);
});
afterAll(() => platform.close());
beforeEach(clear);

async function clear() {
  await platform.database.db.delete(rankedPosts);
  await platform.database.db.delete(posts);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const past = Date.now() - 5 * MINUTE_MS;

interface NewPost {
  readonly score: number;
  readonly creator?: number;
  readonly clicks?: number;
  readonly shares?: number;
}

async function insertPost({ score, creator = 0, clicks = 0, shares = 0 }: NewPost): Promise<string> {
  const post = await platform.insert.post({
    profileId: profileIds[creator] ?? '',
    heroMediaId,
    score,
    createdAt: new Date(past),
  });
  const rows = [
    ...Array.from({ length: clicks }, (_, n) => ({ kind: 'click' as const, network: `clicker ${n}` })),
    ...Array.from({ length: shares }, (_, n) => ({ kind: 'share' as const, network: `sharer ${n}` })),
  ];
  const hour = new Date(Math.floor(past / HOUR_MS) * HOUR_MS);
  if (rows.length > 0) {
    await platform.database.db.insert(postActivity).values(rows.map((row) => ({ ...row, postId: post.id, hour })));
  }
  return post.id;
}

const feeds = {
  featured: '/v3/activities/posts/global/featured?',
  today: '/v3/activities/posts/global/trending?rank=24h',
  creators: '/v3/activities/posts/global/featured?rank=24h',
  shared: '/v3/activities/posts/global/trending?rank=deeplink',
};

async function readPage(path: string) {
  const response = await platform.app.inject(path);
  expect(response.statusCode, response.body).toBe(200);
  const { activities, meta } = response.json<{ activities: { post_id: string }[]; meta: { next?: string } }>();
  return { ids: activities.map(({ post_id: id }) => id), next: meta.next };
}

it('orders by score and activity, today with creators in turns, and the shared by shares', async () => {
  const [high, clicked, shared, other] = [
    await insertPost({ score: 9_000 }),
    await insertPost({ score: 8_000, clicks: 2 }),
    await insertPost({ score: 1_000, shares: 2 }),
    await insertPost({ score: 500, creator: 1 }),
  ];
  await rankFeeds(platform.database.db, new Date());
  const order = async (path: string) => (await readPage(path)).ids;
  // A click is worth 1,000, a share 4,000.
  expect(await order(feeds.featured)).toEqual([clicked, ...[high, shared].toSorted().toReversed(), other]);
  expect(await order(feeds.today)).toEqual(await order(feeds.featured));
  expect((await order(feeds.creators)).slice(0, 2)).toEqual([clicked, other]);
  expect(await order(feeds.shared)).toEqual([shared, high, clicked, other]);
});

/** Events between two pages: posts are added and deleted, visitors act, and the next snapshot may be taken. */
const newPost = fc.record({ score: fc.integer({ min: 0, max: 3 }).map((n) => n * 1_000), clicks: fc.nat({ max: 3 }) });
const step = fc.record({
  limit: fc.integer({ min: 1, max: 4 }),
  insert: fc.array(newPost, { maxLength: 2 }),
  remove: fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
  ranks: fc.boolean(),
});

it.each(['featured', 'shared'] as const)(
  'repeats and skips nothing of %s while posts are added and deleted and snapshots are taken, within a snapshot and after it',
  async (feed) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(newPost, { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 1, max: 6 }),
        fc.array(step, { maxLength: 6 }),
        async (before, size, steps) => {
          await clear();
          const initial: string[] = [];
          for (const post of before) initial.push(await insertPost(post));
          await rankFeeds(platform.database.db, new Date(), size);
          const gone = new Set<string>();
          const seen: string[] = [];
          let page = await readPage(`${feeds[feed]}&limit=2`);
          seen.push(...page.ids);
          for (const { limit, insert, remove, ranks } of [...steps, ...Array.from({ length: 10 }, () => LAST)]) {
            if (page.next === undefined) break;
            for (const post of insert) await insertPost(post);
            const removed = remove.flatMap((index) => initial[index] ?? []);
            for (const id of removed) gone.add(id);
            if (removed.length > 0) await platform.database.db.delete(posts).where(inArray(posts.id, removed));
            if (ranks) await rankFeeds(platform.database.db, new Date(), size);
            page = await readPage(`${feeds[feed]}&limit=${limit}&next=${page.next}`);
            seen.push(...page.ids);
          }
          expect(page.next).toBeUndefined();
          expect(new Set(seen).size).toBe(seen.length);
          expect(initial.filter((id) => !gone.has(id) && !seen.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  },
  60_000,
);
const LAST = { limit: 8, insert: [], remove: [], ranks: false };

it('is ranked once an hour as of the full hour, for three hours', async () => {
  const { db } = platform.database;
  const at = (time: string) => new Date(`2026-11-01T${time}:00.000Z`);
  const before = await platform.insert.post({ heroMediaId, profileId: profileIds[0] ?? '', createdAt: at('11:50') });
  await platform.insert.post({ heroMediaId, profileId: profileIds[0] ?? '', createdAt: at('12:10') });
  const ranked = async () => {
    const rows = await db.select().from(rankedPosts);
    return rows.map(({ feed, at: moment, postId }) => `${moment.toISOString()} ${feed} ${postId}`).toSorted();
  };
  await rankFeedsHourly.step(db, at('12:34'));
  const noon = ['creators', 'featured', 'shared', 'today'].map(
    (feed) => `${at('12:00').toISOString()} ${feed} ${before.id}`,
  );
  expect(await ranked()).toEqual(noon);
  await rankFeedsHourly.step(db, at('12:59'));
  expect(await ranked()).toEqual(noon);
  await rankFeedsHourly.step(db, at('15:00'));
  expect((await ranked()).filter((row) => noon.includes(row))).toEqual(noon);
  await rankFeedsHourly.step(db, at('15:01'));
  expect((await ranked()).filter((row) => noon.includes(row))).toEqual([]);
});

it('lifts a liked post, and the posts of a creator who was followed, each person once (W33)', async () => {
  const [first, liked, followed] = [
    await insertPost({ score: 2_500 }),
    await insertPost({ score: 2_000, creator: 1 }),
    await insertPost({ score: 1_000, creator: 2 }),
  ];
  const people = [];
  for (let n = 0; n < 8; n += 1) people.push(await platform.member());
  const order = async () => {
    await platform.database.db.delete(rankedPosts);
    await rankFeeds(platform.database.db, new Date());
    return (await readPage(feeds.featured)).ids;
  };
  expect(await order()).toEqual([first, liked, followed]);
  const like = { like_type: 'CLICK', network: 'LTK', ltk_id: liked };
  // Liked, unliked and liked again, it counts once: 1,000.
  for (const method of ['POST', 'DELETE', 'POST'] as const)
    await people[0]?.call(method, `/v2/likes/${method === 'DELETE' ? `?ltk_ids=${liked}` : ''}`, like);
  expect(await order()).toEqual([liked, first, followed]);
  // Eight follows: 2,000.
  for (const { call } of people) await call('POST', '/v2/follows/', { follows: [{ profile_id: profileIds[2] }] });
  expect((await order()).indexOf(first)).toBe(2);
  for (const { call } of people) await call('DELETE', `/v2/follows/?profile_ids=${profileIds[2]}`);
  expect(await order()).toEqual([liked, first, followed]);
});

it('counts a click and a share once for a visitor, or a /64, and hour', async () => {
  const postId = await insertPost({ score: 1 });
  const product = await platform.insert.product({ postId });
  const click = (remoteAddress: string) => platform.app.inject({ url: `/links/${product.id}`, remoteAddress });
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2']) await click(address);
  const events = [postId, postId, 'nobody', '00000000-0000-4000-8000-000000000000'].map((id) => ({
    id: randomUUID(),
    name: 'posts.share',
    page: 'post',
    at: new Date().toISOString(),
    properties: { post_id: id },
  }));
  const sent = await platform.app.inject({ method: 'POST', url: '/v1/analytics/events', payload: { events } });
  expect(sent.statusCode, sent.body).toBe(201);
  const rows = await platform.database.db.select().from(postActivity).where(eq(postActivity.postId, postId));
  // The test would see four clicks if an hour began within it.
  const kinds = rows.map(({ kind }) => kind).toSorted();
  expect([3, 4, 5]).toContain(kinds.filter((kind) => kind === 'click').length);
  expect(kinds.filter((kind) => kind === 'share')).toHaveLength(1);
  expect(rows.map(({ network }) => network).join()).not.toMatch(/192\.0\.2|2001/);
});
