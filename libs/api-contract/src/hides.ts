import { Type } from 'typebox';
import { DisplayName } from './profiles.ts';
import { Id, Ids, Timestamp, object, schemas } from './wire.ts';

/** What a person does not want to see in feeds: a post, or all posts of a creator. It has one of the two keys. */
export const Hide = object({
  ltk_id: Type.Optional(Id),
  display_name: Type.Optional(Type.String()),
  hidden_at: Timestamp,
});

/** The caller's latest 1,000 posts and 1,000 creators, the latest first. */
export const hidesList = schemas({
  id: 'hides.list',
  response: object({ hides: Type.Array(Hide) }),
  status: 200,
});

/** Takes one of the two keys. 200 with the record if there is one (W20). */
export const createHide = schemas({
  id: 'hides.create',
  body: object({ ltk_id: Type.Optional(Id), display_name: Type.Optional(DisplayName) }),
  response: object({ hide: Hide }),
  status: 201,
});

export const deleteHides = schemas({
  id: 'hides.delete',
  query: object({
    ltk_ids: Type.Optional(Ids),
    display_names: Type.Optional(Type.Array(DisplayName, { minItems: 1, maxItems: 128 })),
  }),
  status: 204,
});
