import { fetchCreator, fetchFollowersCount } from '@social-shop/creators/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type ListeningPlatform } from './platform.ts';

/** A picture's address carries its UUID as base64url. */
const shortId = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');

let platform: ListeningPlatform;
beforeAll(async () => {
  platform = await listen();
});
afterAll(() => platform.close());

it('finds a creator by a name in any case, in its own spelling', async () => {
  const cover = await platform.insert.media({ dominantColor: '#112233' });
  const row = await platform.insert.profile({ displayName: 'ida.lund', name: 'Ida Lund', coverMediaId: cover.id });
  const creator = await fetchCreator(platform.api, 'IDA.Lund');
  expect(creator).toMatchObject({
    id: row.id,
    displayName: 'ida.lund',
    name: 'Ida Lund',
    bio: row.bio,
    coverColor: '#112233',
  });
  expect(creator.avatarUrl).toMatch(new RegExp(`/images/${shortId(row.avatarMediaId)}$`));
  expect(creator.coverUrl).toMatch(new RegExp(`/images/${shortId(cover.id)}$`));
});

it('fails with 404 for a creator that does not exist', async () => {
  await expect(fetchCreator(platform.api, 'nobody.at.all')).rejects.toMatchObject({ status: 404 });
});

it('returns the number of followers of a creator', async () => {
  const { id } = await platform.insert.profile({ followersCount: 18_432 });
  expect(await fetchFollowersCount(platform.api, id)).toBe(18_432);
});

it("fails with the platform's message for a creator without a follower count", async () => {
  await expect(fetchFollowersCount(platform.api, '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
    status: 404,
    code: 'not-found',
  });
});
