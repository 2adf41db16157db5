import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let ana: Awaited<ReturnType<typeof platform.member>>;
let bo: typeof ana;
let postId: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  [ana, bo] = [await platform.member(), await platform.member()];
  postId = (await platform.insert.post()).id;
});
afterAll(() => platform.close());

const click = { like_type: 'CLICK', network: 'LTK' };
const likedBy = async ({ call }: typeof ana, query = '') =>
  (await call('GET', `/v2/likes/${query}`)).body.likes.map(({ ltk_id: id }: { ltk_id: string }) => id);

it('stores one like of a person and post, and removes it as often as asked (W20)', async () => {
  const made = await ana.call('POST', '/v2/likes/', { ...click, ltk_id: postId });
  expect(made).toEqual({
    status: 201,
    body: { like: { ...click, ltk_id: postId, date_liked: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) } },
  });
  expect(await ana.call('POST', '/v2/likes/', { ...click, ltk_id: postId })).toEqual({ ...made, status: 200 });
  expect(await likedBy(ana, `?ltk_ids=${postId}&ltk_ids=${randomUUID()}`)).toEqual([postId]);
  for (let time = 0; time < 2; time += 1) {
    expect(await ana.call('DELETE', `/v2/likes/?ltk_ids=${postId}`)).toEqual({ status: 204, body: undefined });
    expect(await likedBy(ana)).toEqual([]);
  }
});

it('says what cannot be liked, and continues at no impossible moment', async () => {
  expect((await ana.call('POST', '/v2/likes/', { ...click, ltk_id: randomUUID() })).status).toBe(404);
  expect((await ana.call('POST', '/v2/likes/', { ...click, ltk_id: postId, like_type: 'SHAKE' })).status).toBe(400);
  expect((await ana.call('DELETE', '/v2/likes/')).status).toBe(400);
  for (const moment of ['yesterday', '2026-12-31T23:59:60Z']) {
    expect((await ana.call('GET', `/v2/likes/?before_datetime=${moment}`)).status, moment).toBe(400);
  }
});

it('reads and changes only the caller’s own, whatever id a request names (T42, T43)', async () => {
  const claimed = { ...click, ltk_id: postId, user_id: bo.userId, date_liked: '2020-01-01T00:00:00.000Z' };
  const { body } = await ana.call('POST', '/v2/likes/', claimed);
  expect(body.like.date_liked > '2026').toBe(true);
  expect(await likedBy(bo, `?ltk_ids=${postId}&user_id=${ana.userId}`)).toEqual([]);
  expect((await bo.call('DELETE', `/v2/likes/?ltk_ids=${postId}&user_id=${ana.userId}`)).status).toBe(204);
  expect(await likedBy(ana)).toEqual([postId]);
});

it('is for people only', async () => {
  const calls = [
    ['GET', '/v2/likes/'],
    ['POST', '/v2/likes/'],
    ['DELETE', `/v2/likes/?ltk_ids=${postId}`],
  ] as const;
  for (const [method, url] of calls) expect((await platform.call(method, url)).status).toBe(401);
});
