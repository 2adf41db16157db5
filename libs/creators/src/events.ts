import type { TrackedEvent } from '@social-shop/analytics';

/** A visitor pressed the button of a followed creator and was asked to confirm (specification 1, section 4). */
export const unfollowAsked = (profileId: string) =>
  ({ name: 'unfollow', properties: { profile_id: profileId }, subject: profileId }) satisfies TrackedEvent;

/** The visitor kept following the creator. */
export const unfollowCancelled = (profileId: string) =>
  ({ name: 'unfollow/cancel', properties: { profile_id: profileId }, subject: profileId }) satisfies TrackedEvent;

/** The visitor confirmed to unfollow the creator. */
export const unfollowConfirmed = (profileId: string) =>
  ({ name: 'unfollow/confirm', properties: { profile_id: profileId }, subject: profileId }) satisfies TrackedEvent;
