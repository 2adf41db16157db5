import type { ApiClient } from '@social-shop/api-client';
import type { ResultOf } from '@social-shop/api-contract';
import { sharedWishCollection, sharedWishCollectionWishes } from '@social-shop/api-contract/calls/wishCollections';
import type { LtkPage, PageOptions } from '@social-shop/posts';
import { fetchPosts } from '@social-shop/posts/api';
import type { WishPage } from './api.ts';
import type { SharedList } from './hash.ts';

/** A shared list, and the name of its owner, empty if they have given none. */
export type SharedListView = ResultOf<typeof sharedWishCollection>;

/** Fetches a shared list. The result depends on the visitor: 404 unless it is shared, 403 if the shop's allow list does not include them. */
export const fetchShared = (
  api: ApiClient,
  { id, ownerId }: SharedList,
  signal?: AbortSignal,
): Promise<SharedListView> => api(sharedWishCollection, { params: { id }, query: { userId: ownerId }, signal });

const fetchContents = (api: ApiClient, { id, ownerId }: SharedList, { next, signal }: PageOptions) =>
  api(sharedWishCollectionWishes, { params: { id }, query: { userId: ownerId, cursor: next }, signal });

/** The products of a shared list, 30 a page. */
export async function fetchSharedProducts(api: ApiClient, list: SharedList, page: PageOptions): Promise<WishPage> {
  const { wishes, meta } = await fetchContents(api, list, page);
  return { wishes, ...(meta.next !== undefined && { next: meta.next }) };
}

/** The posts of a shared list of liked posts, 30 a page. */
export async function fetchSharedPosts(api: ApiClient, list: SharedList, page: PageOptions): Promise<LtkPage> {
  const { likes = [], meta } = await fetchContents(api, list, page);
  const ids = likes.map(({ ltkId }) => ltkId);
  const { ltks, profiles } = ids.length > 0 ? await fetchPosts(api, ids, page.signal) : { ltks: [], profiles: [] };
  const byId = new Map(ltks.map((ltk) => [ltk.id, ltk]));
  return {
    ltks: ids.flatMap((id) => byId.get(id) ?? []),
    profiles,
    ...(meta.next !== undefined && { next: meta.next }),
  };
}
