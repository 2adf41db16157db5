import { Type } from 'typebox';
import { Id, Ids, LegacyMeta, Timestamp, limit, object, schemas } from './wire.ts';

/** A creator whom a person follows. Ids rise with time. */
export const Follow = object({ id: Id, profile_id: Id, created_at: Timestamp });

/** The caller's follows, newest first. With `profile_ids`, only the follows of these creators, on one page. */
export const followsList = schemas({
  id: 'follows.list',
  query: object({
    profile_ids: Type.Optional(Ids),
    /** Only follows before this one. It is the last one of the page before, and may have been removed since. */
    before_id: Type.Optional(Id),
    /** Only follows after this one. */
    after_id: Type.Optional(Id),
    /** Without these creators. */
    excludes: Type.Optional(Ids),
    limit: limit(30),
  }),
  response: object({ follows: Type.Array(Follow), meta: LegacyMeta }),
  status: 200,
});

/** Follows all creators, or none if one of them is unknown. Returns 200 if all were followed already (W20). */
export const createFollows = schemas({
  id: 'follows.create',
  body: object({ follows: Type.Array(object({ profile_id: Id }), { minItems: 1, maxItems: 128 }) }),
  response: object({ follows: Type.Array(Follow) }),
  status: 201,
});

export const deleteFollows = schemas({ id: 'follows.delete', query: object({ profile_ids: Ids }), status: 204 });
