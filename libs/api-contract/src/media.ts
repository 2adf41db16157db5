import { Type } from 'typebox';
import { Colour, Id, Ids, object, schemas } from './wire.ts';

/** A picture or clip (W17). The `url` of a picture and every `poster_url` take the image service's parameters. */
export const MediaObject = object({
  id: Id,
  type: Type.Enum(['image', 'video']),
  url: Type.String(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  dominant_color: Colour,
  alt: Type.String(),
  poster_url: Type.Optional(Type.String()),
  duration_ms: Type.Optional(Type.Integer()),
});

export const mediaObjectsByIds = schemas({
  id: 'media_objects.list',
  query: object({ ids: Ids }),
  response: object({ media_objects: Type.Array(MediaObject) }),
  status: 200,
});
