import { defineToggle } from '@social-shop/toggles';
import { addLike, fetchLikes, removeLike } from './api.ts';

/** Likes of posts, by post id, for `useToggle`. A like has no id but its post's. */
export const likes = defineToggle({
  name: 'posts.likes',
  batch: 10,
  read: async (api, ids, signal) => new Map((await fetchLikes(api, ids, signal)).map((id) => [id, id])),
  async on(api, id) {
    await addLike(api, id);
    return id;
  },
  off: removeLike,
  pending: 'like',
  // Recommended creators go by likes, too (specification 1, section 4).
  changed: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['creators', 'recommended'] }),
  readError: 'Error fetching likes',
});
