import { Type } from 'typebox';
import { Like } from './likes.ts';
import { Cursor, Id, Meta, Timestamp, limit, object, schemas } from './wire.ts';
import { Wish } from './wishes.ts';

const Name = Type.String({ minLength: 1, maxLength: 60 });

/** A list of wishes, or one of the two built-in collections: all liked posts, and all favorite products (W32). */
export const WishCollection = object({
  id: Id,
  /** Its owner. */
  user_id: Id,
  /** The owner's text; for a built-in collection the same as `kind`. */
  name: Type.String(),
  kind: Type.Enum(['list', 'favorite-products', 'favorite-posts']),
  /** Whether others who have the link may read it, within the allow list of the shop. */
  shared: Type.Boolean(),
  items_count: Type.Integer({ minimum: 0 }),
  /** The products of the latest four wishes; empty for `favorite-posts`. */
  latest_ltk_product_ids: Type.Array(Id),
  /** The posts of the latest four likes, for `favorite-posts` only. */
  latest_ltk_ids: Type.Array(Id),
  /** When the owner created it; absent for a built-in collection. */
  created_at: Type.Optional(Timestamp),
});

/** All collections of the caller: the two built-in ones, then their lists, newest first. */
export const wishCollectionsList = schemas({
  id: 'wish_collections.list',
  query: object({ wish_id: Type.Optional(Id) }),
  response: object({
    wish_collections: Type.Array(WishCollection),
    /** With `wish_id`: ids of the owner's lists that this wish is in. */
    containing: Type.Optional(Type.Array(Id)),
  }),
  status: 200,
});

export const wishCollectionById = schemas({
  id: 'wish_collections.get',
  params: object({ id: Id }),
  response: object({ wish_collection: WishCollection }),
  status: 200,
});

/** A 409 if the caller has 100 lists already. */
export const createWishCollection = schemas({
  id: 'wish_collections.create',
  body: object({ name: Name }),
  response: object({ wish_collection: WishCollection }),
  status: 201,
});

/** Built-in collections cannot be renamed. */
export const updateWishCollection = schemas({
  id: 'wish_collections.update',
  params: object({ id: Id }),
  body: object({ name: Type.Optional(Name), shared: Type.Optional(Type.Boolean()) }),
  response: object({ wish_collection: WishCollection }),
  status: 200,
});

/** Deletes the list, but not its wishes. */
export const deleteWishCollection = schemas({
  id: 'wish_collections.delete',
  params: object({ id: Id }),
  status: 204,
});

/** The items of a list, the latest added first. */
const Contents = object({
  wish_collection: WishCollection,
  wishes: Type.Array(Wish),
  /** Only of `favorite-posts`, which has no wishes. */
  likes: Type.Optional(Type.Array(Like)),
  meta: Meta,
});

export const wishCollectionWishes = schemas({
  id: 'wish_collections.wishes',
  params: object({ id: Id }),
  query: object({ cursor: Type.Optional(Cursor), limit: limit(36) }),
  response: Contents,
  status: 200,
});

const membership = object({ id: Id, wish_id: Id });

export const addToWishCollection = schemas({ id: 'wish_collections.add', params: membership, status: 204 });

/** Removes the wish from the list, but does not delete it. */
export const removeFromWishCollection = schemas({ id: 'wish_collections.remove', params: membership, status: 204 });

/** A collection by its link. 404 unless it is shared and belongs to that owner; 403 if the shop's allow list does not include the caller. */
export const sharedWishCollection = schemas({
  id: 'wish_collections_shared.get',
  params: object({ id: Id }),
  query: object({ user_id: Id }),
  response: object({
    wish_collection: WishCollection,
    /** The person who shares it; the name is empty if they have none. */
    owner: object({ name: Type.String() }),
  }),
  status: 200,
});

export const sharedWishCollectionWishes = schemas({
  id: 'wish_collections_shared.wishes',
  params: object({ id: Id }),
  query: object({ user_id: Id, limit: limit(30), cursor: Type.Optional(Cursor) }),
  response: Contents,
  status: 200,
});
