import { and, desc, eq, gt, gte, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import { rankedPosts, type RankedFeed } from './schema.ts';

/** How long a feed can be paged through after its snapshot was made. */
export const SNAPSHOTS_KEPT_MS = 3 * 3_600_000;

/** Identifies a snapshot. */
export interface Snapshot {
  readonly feed: RankedFeed;
  readonly at: Date;
}

const latestSnapshots = statement((db, place: Places<{ feed: RankedFeed; since: Date; until: Date }>) =>
  db
    .select({ at: rankedPosts.at })
    .from(rankedPosts)
    .where(and(eq(rankedPosts.feed, place.feed), gte(rankedPosts.at, place.since), lte(rankedPosts.at, place.until)))
    .orderBy(desc(rankedPosts.at))
    .limit(1),
);

/** The moment of the newest snapshot of a feed; undefined before the first one, and if it is too old. */
export async function findSnapshot(db: Db, feed: RankedFeed, now: Date): Promise<Date | undefined> {
  const since = new Date(now.getTime() - SNAPSHOTS_KEPT_MS);
  const [latest] = await latestSnapshots(db, { feed, since, until: now });
  return latest?.at;
}

const places = statement((db, place: Places<Snapshot & { postId: string }>) =>
  db
    .select({ place: rankedPosts.place })
    .from(rankedPosts)
    .where(and(eq(rankedPosts.feed, place.feed), eq(rankedPosts.at, place.at), eq(rankedPosts.postId, place.postId))),
);

/** The place of a post in a snapshot; undefined behind it. */
export async function findPlace(db: Db, snapshot: Snapshot, postId: string): Promise<number | undefined> {
  const [row] = await places(db, { ...snapshot, postId });
  return row?.place;
}

const lastPlaces = statement((db, place: Places<Snapshot>) =>
  db
    .select({ place: rankedPosts.place })
    .from(rankedPosts)
    .where(and(eq(rankedPosts.feed, place.feed), eq(rankedPosts.at, place.at)))
    .orderBy(desc(rankedPosts.place))
    .limit(1),
);

/** How many posts a snapshot has. */
export async function sizeOfSnapshot(db: Db, snapshot: Snapshot): Promise<number> {
  const [last] = await lastPlaces(db, snapshot);
  return last ? last.place + 1 : 0;
}

/** The condition for the posts of a snapshot behind one of its places. */
export const behindPlace = (values: Places<Snapshot & { place: number }>) =>
  and(eq(rankedPosts.feed, values.feed), eq(rankedPosts.at, values.at), gt(rankedPosts.place, values.place));
