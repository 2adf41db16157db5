import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';

/** The kinds of pages whose number grows with the catalogue. */
export const growingKinds = ['creators', 'hashtags', 'posts', 'products'] as const;

export type GrowingKind = (typeof growingKinds)[number];

/** The first key of each part of the sitemap; a job divides the parts again. A part ends where the next one begins. */
export const sitemapParts = pgTable(
  'sitemap_parts',
  {
    kind: text({ enum: growingKinds }).notNull(),
    /** From 0. */
    part: integer().notNull(),
    /** The key of its first entry; of the first part, less than any key. */
    firstKey: text('first_key').notNull(),
    /** When the job looked for the beginnings of the next parts; null if it has yet to. */
    dividedAt: at('divided_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.part] })],
);
