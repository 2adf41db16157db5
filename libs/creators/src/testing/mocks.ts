import { followersStatistics, profilesList } from '@social-shop/api-contract/calls/profiles';
import { mock, type Mocks } from '@social-shop/testing';
import { profile } from './fixtures.ts';

/** Mocked responses to this library's calls: the given creators, each with 18,432 followers. */
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
