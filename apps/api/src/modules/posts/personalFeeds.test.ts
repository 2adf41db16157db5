import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { follows } from '../follows/schema.ts';
import { likes } from '../likes/schema.ts';
import { posts } from './schema.ts';

const FOLLOWING = '/v3/activities/posts/user/';
const FEATURED = '/v3/activities/posts/global/featured';
const FOR_YOU = `${FEATURED}?rank=for-you`;

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let ana: Awaited<ReturnType<typeof platform.member>>;
let bo: typeof ana;
let heroMediaId: string;
/** Three creators. */
let creators: string[];

beforeAll(async () => {
  platform = await startTestPlatform();
  [ana, bo] = [await platform.member(), await platform.member()];
  heroMediaId = (await platform.insert.media()).id;
  creators = [];
  for (let count = 0; count < 3; count += 1) creators.push((await platform.insert.profile()).id);
});
afterAll(() => platform.close());
beforeEach(async () => {
  for (const table of [follows, likes, posts]) await platform.database.db.delete(table);
});

const post = async (creator: number, score: number) => {
  // The moment rises with the score.
  const createdAt = new Date(Date.UTC(2026, 9, 1, 0, 0, score));
  return (await platform.insert.post({ profileId: creators[creator] ?? '', heroMediaId, score, createdAt })).id;
};
const follow = ({ call }: typeof ana, ...who: number[]) =>
  call('POST', '/v2/follows/', { follows: who.map((creator) => ({ profile_id: creators[creator] })) });
const like = ({ call }: typeof ana, id: string) =>
  call('POST', '/v2/likes/', { ltk_id: id, like_type: 'CLICK', network: 'LTK' });
const read = async ({ call }: Pick<typeof ana, 'call'>, path: string) => {
  const { status, body } = await call('GET', path);
  return status === 200
    ? { ids: body.activities.map((row: { post_id: string }) => row.post_id), meta: body.meta, body }
    : { status, code: body.error_code };
};

it('following has the posts of followed creators, newest first, eight at a time', async () => {
  const made: string[] = [];
  for (let score = 1; score <= 15; score += 1) made.push(await post(score % 3, score));
  expect(await read(ana, FOLLOWING)).toMatchObject({ ids: [], meta: { limit: 8 } });
  await follow(ana, 0, 1);
  const newest = made.filter((_, index) => (index + 1) % 3 < 2).toReversed();
  const first = await read(ana, `${FOLLOWING}?includes=ltks&includes=profiles&styled=true`);
  expect(first).toMatchObject({ ids: newest.slice(0, 8), meta: { limit: 8 } });
  expect(first.body.ltks.map(({ id }: { id: string }) => id)).toEqual(newest.slice(0, 8));
  expect(first.body.profiles).toHaveLength(2);
  const second = await read(ana, `${FOLLOWING}?next=${first.meta.next}`);
  expect(second).toMatchObject({ ids: newest.slice(8), meta: { limit: 8 } });
  expect(second.meta.next).toBeUndefined();
  await ana.call('DELETE', `/v2/follows/?profile_ids=${creators[0]}`);
  expect((await read(ana, FOLLOWING)).ids).toEqual(made.filter((_, index) => (index + 1) % 3 === 1).toReversed());
});

it('following finds posts that are older than hundreds of others', async () => {
  const old = [await post(1, 1), await post(1, 2), await post(2, 3)].toReversed();
  await platform.database.db.execute(sql`
    insert into posts (id, profile_id, hero_media_id, caption, created_at, score)
    select gen_random_uuid(), ${creators[0]}::uuid, ${heroMediaId}::uuid, '', now() - n * interval '1 minute', 0 from generate_series(1, 600) n`);
  const recent = await post(1, 4);
  await platform.database.db.update(posts).set({ createdAt: new Date() }).where(eq(posts.id, recent));
  await follow(ana, 1, 2);
  expect((await read(ana, FOLLOWING)).ids).toEqual([recent, ...old]);
  const { meta } = await read(ana, `${FOLLOWING}?limit=1`);
  expect((await read(ana, `${FOLLOWING}?limit=2&next=${meta.next}`)).ids).toEqual(old.slice(0, 2));
});

it('for you ranks creators who are followed or liked above others of the same score (W9)', async () => {
  // 100 % each, without anything known of the visitor.
  const [a, b, c] = [await post(0, 100), await post(1, 95), await post(2, 90)];
  expect((await read(ana, FOR_YOU)).ids).toEqual([a, b, c]);
  // 110 % of 95.
  await like(ana, b);
  expect((await read(ana, FOR_YOU)).ids).toEqual([b, a, c]);
  // 150 % of 90.
  await follow(ana, 2);
  expect((await read(ana, FOR_YOU)).ids).toEqual([c, b, a]);
  expect((await read(bo, FOR_YOU)).ids).toEqual([a, b, c]);
  // Without the parameter a token changes nothing.
  expect((await read(ana, FEATURED)).ids).toEqual([a, b, c]);
});

it('for you has every post once, however much of it is from creators who are known', async () => {
  for (let score = 1; score <= 12; score += 1) await post(score % 3, score);
  for (const known of [[], [0], [0, 1], [0, 1, 2]]) {
    await platform.database.db.delete(follows);
    if (known.length > 0) await follow(ana, ...known);
    const seen: string[] = [];
    for (let path: string | undefined = `${FOR_YOU}&limit=5`; path;) {
      const { ids, meta } = await read(ana, path);
      seen.push(...ids);
      path = meta.next && `${FOR_YOU}&limit=5&next=${meta.next}`;
    }
    expect([seen.length, new Set(seen).size], String(known)).toEqual([12, 12]);
  }
});

it('gives a page of one person to nobody else, and to nobody who is not signed in (W9)', async () => {
  for (let score = 1; score <= 3; score += 1) await post(0, score);
  for (const who of [ana, bo]) await follow(who, 0);
  for (const path of [`${FOLLOWING}?limit=1`, `${FOR_YOU}&limit=1`]) {
    const { meta } = await read(ana, path);
    const next = `${path}&next=${meta.next}`;
    expect((await read(ana, next)).ids).toHaveLength(1);
    expect(await read(bo, next)).toEqual({ status: 400, code: 'invalid-cursor' });
    expect(await read(platform, next)).toEqual({ status: 401, code: 'unauthorized' });
  }
  const { meta } = await read(ana, `${FOR_YOU}&limit=1`);
  expect(await read(ana, `${FEATURED}?next=${meta.next}`)).toEqual({ status: 400, code: 'invalid-cursor' });
});

it('knows no other rank, and not two', async () => {
  for (const query of ['rank=for-me', 'rank=for-you&rank=24h', 'rank=for-you&rank=for-you', 'rank=']) {
    expect(await read(ana, `${FEATURED}?${query}`)).toEqual({ status: 400, code: 'invalid-request' });
  }
});
