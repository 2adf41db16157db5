import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { keysOf } from './entries.ts';
import { sitemapParts, type GrowingKind } from './schema.ts';

/** Fewer than a part may have, because entries are added until it is divided again. */
const ENTRIES_OF_A_PART = 900;
/** Parts found in a step. */
const STEP = 40;

/**
 * Divides one stretch of the sitemap that was last divided before `before` into parts. It reads the keys of 40 parts from an index, for a
 * catalogue of any size.
 *
 * @returns whether there may be more.
 */
export async function divideSitemap(db: Pick<Db, 'execute' | 'select' | 'insert' | 'update' | 'delete'>, before: Date) {
  const [due] = await db
    .select()
    .from(sitemapParts)
    .where(or(isNull(sitemapParts.dividedAt), lt(sitemapParts.dividedAt, before)))
    .orderBy(asc(sitemapParts.kind), asc(sitemapParts.part))
    .limit(1);
  if (!due) return false;
  const { kind, part, firstKey } = due;
  const now = new Date();
  const keys = await firstKeysAfter(db, kind, firstKey);
  const parts = keys.map((key, index) => ({
    kind,
    part: part + 1 + index,
    firstKey: key,
    // The next step continues at the last one.
    dividedAt: index === STEP - 1 ? null : now,
  }));
  if (parts.length > 0) {
    await db
      .insert(sitemapParts)
      .values(parts)
      .onConflictDoUpdate({
        target: [sitemapParts.kind, sitemapParts.part],
        set: { firstKey: sql`excluded.first_key`, dividedAt: sql`excluded.divided_at` },
      });
  }
  const isPart = (number: number) => and(eq(sitemapParts.kind, kind), eq(sitemapParts.part, number));
  await db.update(sitemapParts).set({ dividedAt: now }).where(isPart(part));
  if (parts.length < STEP) {
    await db.delete(sitemapParts).where(and(eq(sitemapParts.kind, kind), gt(sitemapParts.part, part + parts.length)));
  }
  return true;
}

/** The first keys of the parts that follow, at most as many as a step divides. */
async function firstKeysAfter(db: Pick<Db, 'execute'>, kind: GrowingKind, firstKey: string) {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from (
      select key, row_number() over (order by key) - 1 as place
      from (${keysOf(kind, firstKey)} limit ${STEP * ENTRIES_OF_A_PART + 1}) stretch) numbered
    where place > 0 and place % ${ENTRIES_OF_A_PART} = 0 order by key`);
  return rows.map(({ key }) => String(key));
}

/** Divides all of them, after many rows were added at once. */
export async function divideWholeSitemap(db: Db): Promise<void> {
  const before = new Date();
  while (await divideSitemap(db, before));
}
