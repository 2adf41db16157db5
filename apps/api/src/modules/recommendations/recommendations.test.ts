import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

it('recommends creators who are not followed: those of liked posts first, then those with most followers', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 35; count += 1)
    ids.push((await platform.insert.profile({ followersCount: 100 - count })).id);
  await platform.app.jobs.step('rank-by-followers');
  const ana = await platform.member();
  const recommended = async (call: string) =>
    (await ana.call('GET', call)).body.profiles.map((row: { id: string }) => row.id);
  const [strip, all] = ['/v2/recommended_profiles/', '/v1/recommendations/ltk_profile_recommendations/'];
  expect(await recommended(strip)).toEqual(ids.slice(0, 3));
  expect(await recommended(all)).toEqual(ids.slice(0, 30));

  // Two likes of the eleventh, one of the sixth and of the last, who is followed.
  for (const creator of [10, 5, 34, 10]) {
    const { id } = await platform.insert.post({ profileId: ids[creator] ?? '' });
    await ana.call('POST', '/v2/likes/', { ltk_id: id, like_type: 'CLICK', network: 'LTK' });
  }
  await ana.call('POST', '/v2/follows/', { follows: [{ profile_id: ids[34] }, { profile_id: ids[0] }] });
  expect(await recommended(strip)).toEqual([ids[10], ids[5], ids[1]]);
  const rest = ids.slice(1, 34).filter((id) => id !== ids[10] && id !== ids[5]);
  expect(await recommended(all)).toEqual([ids[10], ids[5], ...rest].slice(0, 30));
  expect(await recommended(`${all}?limit=1`)).toEqual([ids[10]]);
});

it('adds follower counts and the latest three posts of each, with their media, if asked for (W16)', async () => {
  const ana = await platform.member();
  const { id } = await platform.insert.profile({ followersCount: 1_000 });
  await platform.app.jobs.step('rank-by-followers');
  const posted: string[] = [];
  for (let hour = 1; hour <= 4; hour += 1)
    posted.push((await platform.insert.post({ profileId: id, createdAt: new Date(Date.UTC(2026, 0, 1, hour)) })).id);
  const { body } = await ana.call(
    'GET',
    '/v2/recommended_profiles/?limit=1&includes=followers_statistics&includes=posts&includes=media_objects',
  );
  expect(body.profiles.map((profile: { id: string }) => profile.id)).toEqual([id]);
  expect(body.followers_statistics).toEqual([{ profile_id: id, followers_count: 1_000 }]);
  expect(body.posts.map((post: { id: string }) => post.id)).toEqual(posted.slice(1).toReversed());
  const media = body.posts.flatMap((post: { media_object_ids: string[] }) => post.media_object_ids);
  expect(body.media_objects.map((object: { id: string }) => object.id)).toEqual([...new Set(media)]);
  const plain = await ana.call('GET', '/v2/recommended_profiles/?limit=1');
  expect(Object.keys(plain.body)).toEqual(['profiles']);
});

it('is for people only', async () => {
  for (const path of ['/v2/recommended_profiles/', '/v1/recommendations/ltk_profile_recommendations/'])
    expect((await platform.call('GET', path)).status).toBe(401);
});
