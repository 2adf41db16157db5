import type { ToggleListener } from '@social-shop/toggles';
import { followersKey } from './queries.ts';

/** Keeps the follower counts on the page right when the visitor follows or unfollows. */
export const countFollower: ToggleListener = (queryClient, profileId, on) => {
  queryClient.setQueryData<number>(
    followersKey(profileId),
    (count) => (count === undefined ? undefined : Math.max(0, count + (on ? 1 : -1))),
    // As old as before: the rest of the count has not been fetched again.
    { updatedAt: queryClient.getQueryState(followersKey(profileId))?.dataUpdatedAt ?? 0 },
  );
};
