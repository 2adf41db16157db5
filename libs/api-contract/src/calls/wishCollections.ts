import { memberCall, publicCall } from '../call.ts';
import type * as schemas from '../wishCollections.ts';

const LIST = '/v2/wish_collections/';
const ONE = `${LIST}{id}` as const;
const SHARED = '/v2/wish_collections_shared/{id}';

export const wishCollectionsList = memberCall<typeof schemas.wishCollectionsList>({ method: 'GET', path: LIST });

export const wishCollectionById = memberCall<typeof schemas.wishCollectionById>({ method: 'GET', path: ONE });

export const createWishCollection = memberCall<typeof schemas.createWishCollection>({ method: 'POST', path: LIST });

export const updateWishCollection = memberCall<typeof schemas.updateWishCollection>({ method: 'PATCH', path: ONE });

export const deleteWishCollection = memberCall<typeof schemas.deleteWishCollection>({ method: 'DELETE', path: ONE });

export const wishCollectionWishes = memberCall<typeof schemas.wishCollectionWishes>({
  method: 'GET',
  path: `${ONE}/wishes`,
});

export const addToWishCollection = memberCall<typeof schemas.addToWishCollection>({
  method: 'PUT',
  path: `${ONE}/wishes/{wish_id}`,
});

export const removeFromWishCollection = memberCall<typeof schemas.removeFromWishCollection>({
  method: 'DELETE',
  path: `${ONE}/wishes/{wish_id}`,
});

/** The result depends on the caller: the owner, a person on the allow list, or anybody. */
export const sharedWishCollection = publicCall<typeof schemas.sharedWishCollection>({ method: 'GET', path: SHARED });

export const sharedWishCollectionWishes = publicCall<typeof schemas.sharedWishCollectionWishes>({
  method: 'GET',
  path: `${SHARED}/wishes`,
});
