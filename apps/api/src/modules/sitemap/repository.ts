import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { entriesOf } from './entries.ts';
import { sitemapParts, type GrowingKind } from './schema.ts';

/** The contract's limit for a part. */
const MOST_ENTRIES = 1_000;

interface EntryRow extends Record<string, unknown> {
  readonly key: string;
  readonly media_id: string | null;
  readonly created_at: Date | string | null;
}

/** How many parts each kind has. */
export async function countParts(db: Db): Promise<readonly { kind: GrowingKind; count: number }[]> {
  const rows = await db
    .select({ kind: sitemapParts.kind, last: max(sitemapParts.part) })
    .from(sitemapParts)
    .groupBy(sitemapParts.kind)
    .orderBy(asc(sitemapParts.kind));
  return rows.map(({ kind, last }) => ({ kind, count: (last ?? -1) + 1 }));
}

/** The entries of a part; undefined if there is no such part. */
export async function findPart(db: Db, kind: GrowingKind, part: number) {
  const [own, next] = await db
    .select({ part: sitemapParts.part, firstKey: sitemapParts.firstKey })
    .from(sitemapParts)
    .where(and(eq(sitemapParts.kind, kind), inArray(sitemapParts.part, [part, part + 1])))
    .orderBy(asc(sitemapParts.part));
  if (own?.part !== part) return undefined;
  const { rows } = await db.execute<EntryRow>(
    sql`${entriesOf(kind, own.firstKey, next?.firstKey)} limit ${MOST_ENTRIES}`,
  );
  return rows.map(({ key, media_id: mediaId, created_at: createdAt }) => ({
    key,
    ...(mediaId !== null && { mediaId }),
    ...(createdAt !== null && { createdAt: new Date(createdAt) }),
  }));
}
