import type { TrackedEvent } from '@social-shop/analytics';

/** A post in a list was half in view for a second (P18). */
export const postSeen = (id: string) =>
  ({ name: 'posts.impression', properties: { post_id: id }, subject: id }) satisfies TrackedEvent;

/** A post was shared, or its link copied (S32). */
export const postShared = (id: string) =>
  ({
    name: 'posts.share',
    properties: { post_id: id, 'path-name': 'post', 'referring-component': 'share-post' },
  }) satisfies TrackedEvent;

/** The share sheet of a post was closed without sharing. */
export const postShareCancelled = (id: string) =>
  ({
    name: 'posts.share/cancel',
    properties: { post_id: id, 'path-name': 'post', 'referring-component': 'share-post' },
  }) satisfies TrackedEvent;
