import { Type } from 'typebox';
import { Profile } from './profiles.ts';
import { Id, includes, object, schemas } from './wire.ts';

/** A hashtag in any spelling, with or without '#': it is compared in NFC and case-folded (W26). */
export const HashtagName = Type.String({ minLength: 1, maxLength: 100 });

/** A hashtag with its counts and at most eight creators, those with most of its posts. */
export const Hashtag = object({
  /** The normalized name, without '#'. */
  name: Type.String(),
  posts_count: Type.Integer({ minimum: 1 }),
  creators_count: Type.Integer({ minimum: 1 }),
  top_creators: Type.Array(object({ profile_id: Id, posts_count: Type.Integer({ minimum: 1 }) })),
});

export const hashtag = schemas({
  id: 'hashtags.get',
  params: object({ hashtag: HashtagName }),
  query: object({ includes: includes('profiles') }),
  response: object({ hashtag: Hashtag, profiles: Type.Optional(Type.Array(Profile)) }),
  status: 200,
});
