import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toShortId } from '../../http/shortId.ts';
import { startTestPlatform } from '../../testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const namesOf = async (query: string) => {
  const { profiles } = (await platform.app.inject(`/v2/profiles/?${query}`)).json();
  return profiles.map((profile: { display_name: string }) => profile.display_name);
};

it('profiles are returned by id and by name, in the requested order, each once', async () => {
  const ida = await platform.insert.profile({ displayName: 'ida.lund' });
  const noor = await platform.insert.profile({ displayName: 'noor_' });
  expect(await namesOf(`ids=${noor.id}&ids=${randomUUID()}&ids=${ida.id}`)).toEqual(['noor_', 'ida.lund']);
  expect(await namesOf('display_names=Noor_&display_names=nobody&display_names=IDA.LUND')).toEqual([
    'noor_',
    'ida.lund',
  ]);
  expect(await namesOf(`ids=${ida.id}&display_names=ida.lund`)).toEqual(['ida.lund']);
});

it('a profile without a cover has no cover field', async () => {
  const { id, avatarMediaId } = await platform.insert.profile({ displayName: 'bare' });
  expect((await platform.app.inject(`/v2/profiles/?ids=${id}`)).json().profiles).toEqual([
    {
      id,
      display_name: 'bare',
      name: 'Ida Lund',
      bio: 'Slow mornings.',
      avatar_url: `http://localhost:4200/images/${toShortId(avatarMediaId)}`,
    },
  ]);
});

it('follower statistics count followers', async () => {
  const { id } = await platform.insert.profile({ followersCount: 12_345 });
  expect((await platform.app.inject(`/v2/followers_statistics/?profile_id=${id}`)).json()).toEqual({
    followers_statistics: { profile_id: id, followers_count: 12_345 },
  });
});
