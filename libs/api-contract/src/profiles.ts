import { Type } from 'typebox';
import { Id, Ids, object, schemas } from './wire.ts';

/** The part of a creator's address after `/explore/` (S14). */
export const DisplayName = Type.String({ pattern: '^[A-Za-z0-9._-]{2,30}$' });

/** A creator. `display_name` is unique and used in addresses; screens show `name`, which is free text (S14). */
export const Profile = object({
  id: Id,
  display_name: Type.String(),
  name: Type.String(),
  avatar_url: Type.String(),
  bio: Type.String(),
  cover_url: Type.Optional(Type.String()),
  cover_color: Type.Optional(Type.String()),
});

export const FollowersStatistics = object({ profile_id: Id, followers_count: Type.Integer({ minimum: 0 }) });

export const profilesList = schemas({
  id: 'profiles.list',
  query: object({
    ids: Type.Optional(Ids),
    display_names: Type.Optional(Type.Array(DisplayName, { minItems: 1, maxItems: 128 })),
  }),
  response: object({ profiles: Type.Array(Profile) }),
  status: 200,
});

export const followersStatistics = schemas({
  id: 'followers_statistics.get',
  query: object({ profile_id: Id }),
  response: object({ followers_statistics: FollowersStatistics }),
  status: 200,
});
