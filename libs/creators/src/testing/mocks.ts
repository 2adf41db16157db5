import { createFollows, deleteFollows, followsList } from '@social-shop/api-contract/calls/follows';
import { followersStatistics, profilesList } from '@social-shop/api-contract/calls/profiles';
import { fixtureId, mock, type Mocks } from '@social-shop/testing';
import { profile } from './fixtures.ts';

/** Mocked responses to this library's public calls: the given creators, each with 18,432 followers. */
export const creatorsMocks = (profiles = [profile()]): Mocks => ({
  ...mock(profilesList, ({ url }) => {
    const names = new URL(url).searchParams.getAll('display_names').map((name) => name.toLowerCase());
    return { profiles: profiles.filter(({ display_name }) => names.includes(display_name.toLowerCase())) };
  }),
  ...mock(followersStatistics, ({ url }) => ({
    followers_statistics: {
      profile_id: new URL(url).searchParams.get('profile_id') ?? '',
      followers_count: 18_432,
    },
  })),
});

interface FollowsBody {
  readonly follows: readonly { readonly profile_id: string }[];
}

const follow = (profileId: string) => ({
  id: fixtureId(6_000),
  profile_id: profileId,
  created_at: '2026-11-24T09:30:00.000Z',
});

/** Mocked responses to the calls of a visitor who follows these creators, by profile id. The set changes with what the visitor does. */
export const followsMocks = (followed = new Set<string>()): Mocks => ({
  ...mock(followsList, ({ url }) => ({
    follows: new URL(url).searchParams
      .getAll('profile_ids')
      .filter((id) => followed.has(id))
      .map(follow),
    meta: { limit: 30 },
  })),
  ...mock(createFollows, async (request) => {
    const { follows } = JSON.parse((await request.text()) || '{"follows":[]}') as FollowsBody;
    for (const { profile_id: id } of follows) followed.add(id);
    return { follows: follows.map(({ profile_id: id }) => follow(id)) };
  }),
  ...mock(deleteFollows, ({ url }) => {
    for (const id of new URL(url).searchParams.getAll('profile_ids')) followed.delete(id);
    return new Response(null, { status: 204 });
  }),
});
