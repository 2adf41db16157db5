import { ApiError, type ApiClient } from '@social-shop/api-client';
import type { Answer, followersStatistics, profilesList } from '@social-shop/api-contract';

/** A creator. `displayName` stands in addresses, `name` is what screens show (S14). */
export type Creator = Answer<typeof profilesList>['profiles'][number];

/** The creator whose address this is, matched case-insensitively (S14); a 404 `ApiError` when there is none. */
export async function fetchCreator(api: ApiClient, displayName: string, signal?: AbortSignal): Promise<Creator> {
  const path = '/v2/profiles/';
  const { profiles } = await api.get<Answer<typeof profilesList>>(path, {
    query: { displayNames: [displayName] },
    ...(signal && { signal }),
  });
  const creator = profiles.find((profile) => profile.displayName.toLowerCase() === displayName.toLowerCase());
  if (!creator) throw new ApiError({ status: 404, code: 'not-found', method: 'GET', path });
  return creator;
}

/** How many people follow a creator. */
export async function fetchFollowersCount(api: ApiClient, profileId: string, signal?: AbortSignal): Promise<number> {
  const answer = await api.get<Answer<typeof followersStatistics>>('/v2/followers_statistics/', {
    query: { profileId },
    ...(signal && { signal }),
  });
  return answer.followersStatistics.followersCount;
}
