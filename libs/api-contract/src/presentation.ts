import { Type } from 'typebox';
import { object, schemas } from './wire.ts';

/** A category that visitors browse (W24). Its feed is that of `actions[0].feed_hashtag`. */
export const Category = object({
  key: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  /** The path of its page. */
  url: Type.String(),
  image_url: Type.String(),
  actions: Type.Array(object({ action_type: Type.Enum(['v1_hashtag']), feed_hashtag: Type.String() })),
});

export const bubbles = schemas({
  id: 'presentation.bubbles',
  body: object({
    /** From the map of regions: uk, cn, es, br, kr. It decides the language if `locale` is absent. */
    country_code: Type.String({ pattern: '^[a-z]{2}$' }),
    /** YYYY-MM-DD. */
    date: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
    version: Type.Enum(['1.0']),
    /** The language of the titles, one of the shop's. */
    locale: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  response: object({
    modules: Type.Array(object({ type: Type.Enum(['v1_bubbles']), options: Type.Array(Category) })),
  }),
  status: 200,
});
