import { Type } from 'typebox';
import { object, schemas, Timestamp } from './wire.ts';

/** The kinds of records that have public pages. */
export const sitemapKinds = ['categories', 'creators', 'hashtags', 'posts', 'products'] as const;

export type SitemapKind = (typeof sitemapKinds)[number];

const Kind = Type.Enum(sitemapKinds);

/** A page that search engines may list: `key` is the parameter of its address. */
export const SitemapEntry = object({
  key: Type.String(),
  image_url: Type.Optional(Type.String()),
  created_at: Type.Optional(Timestamp),
});

/** How many parts the sitemap has of each kind. */
export const sitemapParts = schemas({
  id: 'sitemap.list',
  response: object({ sitemap_parts: Type.Array(object({ kind: Kind, count: Type.Integer({ minimum: 0 }) })) }),
  status: 200,
});

/** A part of the sitemap, numbered from 0. */
export const sitemapPart = schemas({
  id: 'sitemap.get',
  params: object({ kind: Kind, part: Type.String({ pattern: '^[0-9]{1,6}$' }) }),
  response: object({ sitemap_entries: Type.Array(SitemapEntry, { maxItems: 1000 }) }),
  status: 200,
});
