import type { TrackedEvent } from '@social-shop/analytics';

/** A creator's shop was shared, or its link copied (S32). */
export const shopShared = (creatorId: string) =>
  ({
    name: 'creator-shop.share',
    properties: { profile_id: creatorId, 'path-name': 'shop', 'referring-component': 'share-shop' },
  }) satisfies TrackedEvent;

/** The share sheet of a shop was closed without sharing. */
export const shopShareCancelled = (creatorId: string) =>
  ({
    name: 'creator-shop.share/cancel',
    properties: { profile_id: creatorId, 'path-name': 'shop', 'referring-component': 'share-shop' },
  }) satisfies TrackedEvent;
