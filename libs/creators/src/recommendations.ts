import type { ApiClient } from '@social-shop/api-client';
import type { ResultOf } from '@social-shop/api-contract';
import { profileRecommendations, recommendedProfiles } from '@social-shop/api-contract/calls/recommendations';
import { freshness } from '@social-shop/routing';
import { shows } from '@social-shop/toggles';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Creator } from './api.ts';
import { follows } from './follows.ts';
import { followersQuery } from './queries.ts';

type Response = ResultOf<typeof recommendedProfiles>;

/** A picture of a recommended creator's post. */
export type RecommendedPicture = Pick<NonNullable<Response['mediaObjects']>[number], 'id' | 'url' | 'dominantColor'>;

/** A creator whom the visitor does not follow, with pictures of the latest posts. */
export interface RecommendedCreator extends Pick<Creator, 'id' | 'displayName' | 'name' | 'avatarUrl'> {
  readonly pictures: readonly RecommendedPicture[];
}

/** Stores the follower counts under the keys that rows read, and returns the creators. */
function creatorsOf(
  { profiles, followersStatistics = [], posts = [], mediaObjects = [] }: Response,
  api: ApiClient,
  client: QueryClient,
): readonly RecommendedCreator[] {
  for (const { profileId, followersCount } of followersStatistics)
    client.setQueryData(followersQuery(api, profileId).queryKey, followersCount);
  const media = new Map(mediaObjects.map((object) => [object.id, object]));
  return profiles.map(({ id, displayName, name, avatarUrl }) => ({
    id,
    displayName,
    name,
    avatarUrl,
    pictures: posts
      .filter(({ postProfileId }) => postProfileId === id)
      .flatMap(({ mediaObjectIds: [hero = ''] }) => media.get(hero) ?? [])
      .map(({ id: mediaId, url, dominantColor }) => ({ id: mediaId, url, dominantColor })),
  }));
}

const meta = shows<readonly RecommendedCreator[]>((creators) => [[follows, creators.map(({ id }) => id)]]);

/** Three creators for a strip, for signed-in visitors only (S17). */
export const recommendedQuery = (api: ApiClient) =>
  queryOptions({
    ...freshness,
    // `likes` of posts starts it over (`changed`).
    queryKey: ['creators', 'recommended'],
    meta,
    queryFn: async ({ signal, client }) =>
      creatorsOf(
        await api(recommendedProfiles, { query: { includes: ['followers_statistics'] }, signal }),
        api,
        client,
      ),
  });

/** Thirty creators for a visitor who follows nobody, with pictures of their posts (S17). */
export const recommendationsQuery = (api: ApiClient) =>
  queryOptions({
    ...freshness,
    queryKey: ['creators', 'recommendations'],
    meta,
    queryFn: async ({ signal, client }) => {
      const query = { includes: ['followers_statistics', 'posts', 'media_objects'] } as const;
      return creatorsOf(await api(profileRecommendations, { query, signal }), api, client);
    },
  });
