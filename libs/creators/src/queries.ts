import type { ApiClient } from '@social-shop/api-client';
import { shows } from '@social-shop/toggles';
import { queryOptions } from '@tanstack/react-query';
import { fetchCreator, fetchFollowersCount, type Creator } from './api.ts';
import { follows } from './follows.ts';

/** The creator of an address; fails with status 404 if there is none. */
export const creatorQuery = (api: ApiClient, displayName: string) =>
  queryOptions({
    queryKey: ['creators', 'profile', displayName.toLowerCase()],
    queryFn: ({ signal }) => fetchCreator(api, displayName, signal),
    meta: shows<Creator>(({ id }) => [[follows, [id]]]),
  });

/** Key of a creator's follower count. */
export const followersKey = (profileId: string) => ['creators', 'followers', profileId];

/** A creator's follower count. If it fails, render nothing (specification 1, section 8). */
export const followersQuery = (api: ApiClient, profileId: string) =>
  queryOptions({
    queryKey: followersKey(profileId),
    queryFn: ({ signal }) => fetchFollowersCount(api, profileId, signal),
  });
