import { Type } from 'typebox';
import { Id, Ids, LegacyMeta, Timestamp, limit, object, schemas } from './wire.ts';

/** A post that a person likes. There is one per person and post, so `ltk_id` is its key. */
export const Like = object({
  ltk_id: Id,
  /** Unique among the likes of a person, so that a list can continue from it. */
  date_liked: Timestamp,
  like_type: Type.Enum(['CLICK']),
  network: Type.Enum(['LTK']),
});

/** The caller's likes, newest first. With `ltk_ids`, only the likes of these posts, on one page. */
export const likesList = schemas({
  id: 'likes.list',
  query: object({
    ltk_ids: Type.Optional(Ids),
    limit: limit(30),
    /** Only likes before this moment, which is the `date_liked` of the last like of the page before. */
    before_datetime: Type.Optional(Timestamp),
    link_types: Type.Optional(Type.Array(Type.Enum(['LTK_WEB']), { maxItems: 16 })),
  }),
  response: object({ likes: Type.Array(Like), meta: LegacyMeta }),
  status: 200,
});

/** 200 with the like if there is one (W20). */
export const createLike = schemas({
  id: 'likes.create',
  body: object({
    like_type: Type.Enum(['CLICK']),
    network: Type.Enum(['LTK']),
    ltk_id: Id,
  }),
  response: object({ like: Like }),
  status: 201,
});

export const deleteLikes = schemas({ id: 'likes.delete', query: object({ ltk_ids: Ids }), status: 204 });
