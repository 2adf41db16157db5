import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { anyOf, statement, type Places } from '../../db/statement.ts';
import { timeOrderedId } from '../../db/timeOrderedId.ts';
import { follows } from './schema.ts';

export interface FollowRow {
  readonly id: string;
  readonly profileId: string;
  readonly createdAt: Date;
}

const shown = { id: follows.id, profileId: follows.profileId, createdAt: follows.createdAt };

const followsOfProfiles = statement(
  (db, { userId, profileIds }: Places<{ userId: string; profileIds: readonly string[] }>) =>
    db
      .select(shown)
      .from(follows)
      .where(and(eq(follows.userId, userId), eq(follows.profileId, anyOf(profileIds)))),
);

/** A person's follows of these creators, in no order. */
export const findFollows = (db: Db, userId: string, profileIds: readonly string[]): Promise<FollowRow[]> =>
  followsOfProfiles(db, { userId, profileIds });

interface PageValues {
  readonly userId: string;
  readonly beforeId?: string | undefined;
  readonly afterId?: string | undefined;
  /** Creators that are left out. */
  readonly excludes?: readonly string[] | undefined;
  readonly count: number;
}

const newestFollows = statement((db, { userId, beforeId, afterId, excludes, count }: Places<PageValues>) =>
  db
    .select(shown)
    .from(follows)
    .where(
      and(
        eq(follows.userId, userId),
        beforeId && lt(follows.id, beforeId),
        afterId && gt(follows.id, afterId),
        excludes && ne(follows.profileId, sql`all(${excludes})`),
      ),
    )
    .orderBy(desc(follows.id))
    .limit(count),
);

/** The newest `count` follows of a person between two others. */
export const pageOfFollows = (db: Db, values: PageValues): Promise<FollowRow[]> => newestFollows(db, values);

/** Stores the follows that are not there yet. @returns whether any was new. */
export async function addFollows(db: Db, userId: string, profileIds: readonly string[]): Promise<boolean> {
  const createdAt = new Date();
  // In one order, so that two requests of a person never wait for each other.
  const rows = [...new Set(profileIds.map((id) => id.toLowerCase()))]
    .toSorted()
    .map((profileId) => ({ id: timeOrderedId(createdAt.getTime()), userId, profileId, createdAt }));
  const made = await db.insert(follows).values(rows).onConflictDoNothing().returning({ id: follows.id });
  return made.length > 0;
}

export async function removeFollows(db: Db, userId: string, profileIds: readonly string[]): Promise<void> {
  await db.delete(follows).where(and(eq(follows.userId, userId), inArray(follows.profileId, [...profileIds])));
}
