import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import type { Stretch } from '../../http/paging.ts';
import { SNAPSHOT_SIZE } from '../ranks/rank.ts';
import { behindPlace, findPlace, findSnapshot, sizeOfSnapshot, type Snapshot } from '../ranks/repository.ts';
import { rankedPosts } from '../ranks/schema.ts';
import { newestMoment, pageByOrder, selectPosts, type Feed, type PostRow } from './repository.ts';
import { posts } from './schema.ts';

const pagesOfSnapshots = statement((db, values: Places<Snapshot & { place: number; count: number }>) =>
  selectPosts(db)
    .innerJoin(rankedPosts, and(behindPlace(values), eq(rankedPosts.postId, posts.id)))
    .orderBy(asc(rankedPosts.place))
    .limit(values.count),
);

/** The first `count` posts of `feed` as of `moment`, after a row if one is given. */
export async function pageOfPosts(db: Db, feed: Feed, stretch: Stretch): Promise<readonly PostRow[]> {
  if (!feed.ranked) return pageByOrder(db, feed, stretch);
  const { moment, after, count } = stretch;
  const snapshot = { feed: feed.ranked, at: moment };
  const place = after && (await findPlace(db, snapshot, after.id));
  const isBehind = after !== undefined && place === undefined;
  const rows = isBehind ? [] : await pagesOfSnapshots(db, { ...snapshot, place: place ?? -1, count });
  if (rows.length === count) return rows;
  const size = await sizeOfSnapshot(db, snapshot);
  // A day with fewer posts than a snapshot holds is entirely in it.
  if (feed.window && size > 0 && size < SNAPSHOT_SIZE) return rows;
  const behind = await pageByOrder(
    db,
    feed,
    { moment, after: isBehind ? after : undefined, count: count - rows.length },
    { without: size > 0 ? feed.ranked : undefined, windowEnd: await newestMoment(db, feed, moment) },
  );
  return [...rows, ...behind];
}

/**
 * Returns the moment of a feed's first page: the time of its newest snapshot, otherwise now. A feed with a window but no snapshot begins at
 * its newest post, so that 'popular today' is not empty on a day without posts.
 */
export async function firstMoment(db: Db, feed: Feed): Promise<Date> {
  const now = new Date();
  const snapshot = feed.ranked && (await findSnapshot(db, feed.ranked, now));
  return snapshot ?? (feed.window && (await newestMoment(db, feed, now))) ?? now;
}
