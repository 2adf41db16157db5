import { defineToggle } from '@social-shop/toggles';
import { addFollow, fetchFollows, removeFollow } from './api.ts';

/** Follows of creators, by profile id, for `useToggle`. The calls know a follow by its creator. */
export const follows = defineToggle({
  name: 'creators.follows',
  batch: 36,
  read: async (api, ids, signal) => new Map((await fetchFollows(api, ids, signal)).map((id) => [id, id])),
  async on(api, id) {
    await addFollow(api, id);
    return id;
  },
  off: removeFollow,
  pending: 'follow',
});
