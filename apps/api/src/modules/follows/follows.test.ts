import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deletePerson } from '../../identity/deletePerson.ts';
import { startTestPlatform } from '../../testing.ts';
import { follows } from './schema.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let ana: Awaited<ReturnType<typeof platform.member>>;
let bo: typeof ana;
let ids: string[];

beforeAll(async () => {
  platform = await startTestPlatform();
  [ana, bo] = [await platform.member(), await platform.member()];
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.delete(follows);
  ids = [];
  for (let count = 0; count < 4; count += 1) ids.push((await platform.insert.profile({ followersCount: 10 })).id);
});

const follow = ({ call }: typeof ana, ...profileIds: string[]) =>
  call('POST', '/v2/follows/', { follows: profileIds.map((id) => ({ profile_id: id })) });
const list = async ({ call }: typeof ana, query = '') => {
  const { body } = await call('GET', `/v2/follows/${query}`);
  return body.follows as { id: string; profile_id: string }[];
};
const followedBy = async (who: typeof ana, query = '') => (await list(who, query)).map((one) => one.profile_id);
const countOf = async (id: string | undefined) =>
  (await platform.call('GET', `/v2/followers_statistics/?profile_id=${id}`)).body.followers_statistics.followers_count;

it('follows several at once, each once, in the order asked for (W20)', async () => {
  const [one = '', two = ''] = ids;
  const made = await follow(ana, two, one, two);
  expect(made.status).toBe(201);
  expect(made.body.follows.map((row: { profile_id: string }) => row.profile_id)).toEqual([two, one]);
  expect(await follow(ana, two, one)).toEqual({ ...made, status: 200 });
  expect(await followedBy(ana, `?profile_ids=${one}&profile_ids=${ids[2]}`)).toEqual([one]);
  for (let time = 0; time < 2; time += 1)
    expect((await ana.call('DELETE', `/v2/follows/?profile_ids=${one}`)).status).toBe(204);
  expect(await followedBy(ana)).toEqual([two]);
});

it('follows nobody where one of them is not known', async () => {
  expect((await follow(ana, ids[0] ?? '', randomUUID())).status).toBe(404);
  expect((await follow(ana)).status).toBe(400);
  expect(await followedBy(ana)).toEqual([]);
});

it('lists the newest first, between two of them, without those that are excluded', async () => {
  for (const id of ids) await follow(ana, id);
  const [d, c, b, a] = await list(ana);
  expect([a, b, c, d].map((row) => row?.profile_id)).toEqual(ids);
  expect(await list(ana, `?before_id=${d?.id}`)).toEqual([c, b, a]);
  expect(await list(ana, `?after_id=${a?.id}&before_id=${d?.id}`)).toEqual([c, b]);
  expect(await list(ana, `?excludes=${ids[1]}&excludes=${ids[3]}`)).toEqual([c, a]);
  // The place of a follow outlives it.
  await ana.call('DELETE', `/v2/follows/?profile_ids=${c?.profile_id}`);
  expect(await list(ana, `?before_id=${c?.id}`)).toEqual([b, a]);
  const { meta } = (await ana.call('GET', `/v2/follows/?limit=1&excludes=${ids[3]}`)).body;
  expect(meta).toMatchObject({ limit: 1, last_id: b?.id });
  expect((await ana.call('GET', meta.next_url)).body).toMatchObject({ follows: [a], meta: { limit: 1 } });
});

it('counts each follower once, until they stop or are deleted', async () => {
  const [one = '', two = ''] = ids;
  await Promise.all([follow(ana, one, two), follow(bo, two, one), follow(ana, two), follow(bo, one)]);
  expect([await countOf(one), await countOf(two)]).toEqual([12, 12]);
  await Promise.all([1, 2, 3].map(() => ana.call('DELETE', `/v2/follows/?profile_ids=${one}`)));
  expect([await countOf(one), await countOf(two)]).toEqual([11, 12]);
  const gone = await platform.member();
  await follow(gone, one, two);
  await deletePerson(platform.database.db, gone.userId, [follows]);
  expect([await countOf(one), await countOf(two)]).toEqual([11, 12]);
});

it('reads and changes only the caller’s own, whatever id a request names (T42, T43)', async () => {
  const [one = ''] = ids;
  await ana.call('POST', '/v2/follows/', { follows: [{ profile_id: one, user_id: bo.userId }], user_id: bo.userId });
  expect(await followedBy(bo, `?user_id=${ana.userId}`)).toEqual([]);
  expect((await bo.call('DELETE', `/v2/follows/?profile_ids=${one}&user_id=${ana.userId}`)).status).toBe(204);
  expect(await followedBy(ana)).toEqual([one]);
  const url = '/v2/follows/';
  expect((await platform.call('GET', url)).status).toBe(401);
  expect((await platform.call('POST', url, { follows: [{ profile_id: one }] })).status).toBe(401);
  expect((await platform.call('DELETE', `${url}?profile_ids=${one}`)).status).toBe(401);
});
