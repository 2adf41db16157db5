import { createHide, deleteHides, hidesList } from '@social-shop/api-contract/calls/hides';
import { defineToggle } from '@social-shop/toggles';

/** Ids are 36 characters long, display names at most 30. */
const LONGEST_NAME = 30;

const isPost = (id: string) => id.length > LONGEST_NAME;

/** What the visitor does not want to see in feeds: posts by id, and creators by display name, which their posts carry in lists. */
export const hides = defineToggle({
  name: 'posts.hides',
  batch: 10,
  whole: true,
  async read(api, _ids, signal) {
    const { hides: all } = await api(hidesList, { signal });
    return new Map(all.flatMap(({ ltkId, displayName }) => ltkId ?? displayName ?? []).map((id) => [id, id]));
  },
  async on(api, id) {
    await api(createHide, { body: isPost(id) ? { ltkId: id } : { displayName: id } });
    return id;
  },
  off: (api, id) => api(deleteHides, { query: isPost(id) ? { ltkIds: [id] } : { displayNames: [id] } }),
});
