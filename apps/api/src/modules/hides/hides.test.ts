import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let ana: Awaited<ReturnType<typeof platform.member>>;
let bo: typeof ana;
let post: { readonly id: string; readonly profileId: string };
let displayName: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  [ana, bo] = [await platform.member(), await platform.member()];
  const creator = await platform.insert.profile();
  displayName = creator.displayName;
  post = await platform.insert.post({ profileId: creator.id });
});
afterAll(() => platform.close());

const hides = async ({ call }: typeof ana) =>
  (await call('GET', '/v2/hides/')).body.hides.map(
    ({ ltk_id: id, display_name: name }: { ltk_id?: string; display_name?: string }) => id ?? name,
  );

it('hides a post or a creator once, and shows them as often as asked (W20)', async () => {
  for (const key of [{ ltk_id: post.id }, { display_name: displayName }]) {
    const made = await ana.call('POST', '/v2/hides/', key);
    const hiddenAt = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/);
    expect(made).toEqual({ status: 201, body: { hide: { ...key, hidden_at: hiddenAt } } });
    expect(await ana.call('POST', '/v2/hides/', key)).toEqual({ ...made, status: 200 });
  }
  expect(await hides(ana)).toEqual([post.id, displayName]);
  for (let time = 0; time < 2; time += 1) {
    expect((await ana.call('DELETE', `/v2/hides/?ltk_ids=${post.id}`)).status).toBe(204);
    expect(await hides(ana)).toEqual([displayName]);
  }
  const upper = displayName.toUpperCase();
  expect((await ana.call('DELETE', `/v2/hides/?display_names=${upper}&display_names=nobody`)).status).toBe(204);
  expect(await hides(ana)).toEqual([]);
});

it('refuses what does not exist, and anything but one key', async () => {
  expect((await ana.call('POST', '/v2/hides/', { ltk_id: randomUUID() })).status).toBe(404);
  expect((await ana.call('POST', '/v2/hides/', { display_name: 'nobody' })).status).toBe(404);
  for (const body of [{}, { ltk_id: post.id, display_name: displayName }, { ltk_id: 'p1' }])
    expect((await ana.call('POST', '/v2/hides/', body)).status).toBe(400);
  expect((await ana.call('DELETE', '/v2/hides/')).status).toBe(400);
});

it('reads and changes only the caller’s own, and is for people only (T42, T43)', async () => {
  await ana.call('POST', '/v2/hides/', { ltk_id: post.id, user_id: bo.userId });
  expect([await hides(ana), await hides(bo)]).toEqual([[post.id], []]);
  await bo.call('DELETE', `/v2/hides/?ltk_ids=${post.id}&user_id=${ana.userId}`);
  expect(await hides(ana)).toEqual([post.id]);
  for (const method of ['GET', 'POST'] as const) expect((await platform.call(method, '/v2/hides/')).status).toBe(401);
});

it('does not recommend a hidden creator', async () => {
  const recommended = async () =>
    (await bo.call('GET', '/v2/recommended_profiles/')).body.profiles.map(({ id }: { id: string }) => id);
  await bo.call('POST', '/v2/likes/', { like_type: 'CLICK', network: 'LTK', ltk_id: post.id });
  expect(await recommended()).toContain(post.profileId);
  await bo.call('POST', '/v2/hides/', { display_name: displayName });
  expect(await recommended()).not.toContain(post.profileId);
  await bo.call('DELETE', '/v2/likes/?ltk_ids=' + post.id);
  expect(await recommended()).not.toContain(post.profileId);
});
