import type { ApiClient } from '@social-shop/api-client';
import {
  addToWishCollection,
  createWishCollection,
  deleteWishCollection,
  removeFromWishCollection,
  updateWishCollection,
  wishCollectionById,
  wishCollectionsList,
  wishCollectionWishes,
} from '@social-shop/api-contract/calls/wishCollections';
import type { PageOptions } from '@social-shop/posts';
import type { Collection, WishPage } from './api.ts';

/** One collection of the visitor. */
export async function fetchCollection(api: ApiClient, id: string, signal?: AbortSignal): Promise<Collection> {
  const { wishCollection } = await api(wishCollectionById, { params: { id }, signal });
  return wishCollection;
}

/** The products of a list of the visitor, the latest in it first, 36 a page. */
export async function fetchListProducts(
  api: ApiClient,
  id: string,
  { next, signal }: PageOptions = {},
): Promise<WishPage> {
  const { wishes, meta } = await api(wishCollectionWishes, { params: { id }, query: { cursor: next }, signal });
  return { wishes, ...(meta.next !== undefined && { next: meta.next }) };
}

/** Ids of the visitor's lists that a favorite is in. */
export async function fetchListsOf(api: ApiClient, wishId: string, signal?: AbortSignal): Promise<readonly string[]> {
  const { containing = [] } = await api(wishCollectionsList, { query: { wishId }, signal });
  return containing;
}

/** Makes a list; at most 100. */
export async function createList(api: ApiClient, name: string): Promise<Collection> {
  const { wishCollection } = await api(createWishCollection, { body: { name } });
  return wishCollection;
}

/** Renames a list, or shares it by its link. */
export async function updateList(
  api: ApiClient,
  id: string,
  changes: { readonly name?: string; readonly shared?: boolean },
): Promise<Collection> {
  const { wishCollection } = await api(updateWishCollection, { params: { id }, body: changes });
  return wishCollection;
}

/** Deletes a list; its products stay favorites. */
export const deleteList = (api: ApiClient, id: string): Promise<void> =>
  api(deleteWishCollection, { params: { id } }).then(() => undefined);

/** Puts a favorite into a list, or takes it out. */
export const putInList = (api: ApiClient, id: string, wishId: string, isIn: boolean): Promise<void> =>
  api(isIn ? addToWishCollection : removeFromWishCollection, { params: { id, wishId } }).then(() => undefined);
