import { ApiError, type ApiClient } from '@social-shop/api-client';
import type { ResultOf } from '@social-shop/api-contract';
import { createFollows, deleteFollows, followsList } from '@social-shop/api-contract/calls/follows';
import { followersStatistics, profilesList } from '@social-shop/api-contract/calls/profiles';

/** A creator. Addresses contain `displayName`, screens show `name` (S14). */
export type Creator = ResultOf<typeof profilesList>['profiles'][number];

/** Finds the creator with this address, case-insensitively (S14). Fails with a 404 `ApiError` if there is none. */
export async function fetchCreator(api: ApiClient, displayName: string, signal?: AbortSignal): Promise<Creator> {
  const { profiles } = await api(profilesList, { query: { displayNames: [displayName] }, signal });
  const creator = profiles.find((profile) => profile.displayName.toLowerCase() === displayName.toLowerCase());
  if (!creator) throw new ApiError({ ...profilesList, status: 404, code: 'not-found' });
  return creator;
}

/** How many people follow a creator. */
export async function fetchFollowersCount(api: ApiClient, profileId: string, signal?: AbortSignal): Promise<number> {
  const response = await api(followersStatistics, { query: { profileId }, signal });
  return response.followersStatistics.followersCount;
}

/** Which of these creators the visitor follows; at most 128 ids (W16), no call for none. */
export async function fetchFollows(api: ApiClient, ids: readonly string[], signal?: AbortSignal): Promise<string[]> {
  if (ids.length === 0) return [];
  const { follows } = await api(followsList, { query: { profileIds: ids }, signal });
  return follows.map(({ profileId }) => profileId);
}

/** Follows a creator, or finds the follow that is there (W20). */
export async function addFollow(api: ApiClient, profileId: string): Promise<void> {
  await api(createFollows, { body: { follows: [{ profileId }] } });
}

/** Ends a follow; succeeds when it is gone already (W20). */
export async function removeFollow(api: ApiClient, profileId: string): Promise<void> {
  await api(deleteFollows, { query: { profileIds: [profileId] } });
}

/** The creators of these addresses that exist, matched case-insensitively, in no promised order; at most 10 (specification 1, section 7). */
export async function fetchCreators(
  api: ApiClient,
  displayNames: readonly string[],
  signal?: AbortSignal,
): Promise<readonly Creator[]> {
  const { profiles } = await api(profilesList, { query: { displayNames }, signal });
  return profiles;
}
