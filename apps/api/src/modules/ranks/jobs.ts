import { gte, lt } from 'drizzle-orm';
import { deleteBatch } from '../../jobs/expiry.ts';
import type { Job } from '../../jobs/job.ts';
import { hourOf } from '../activity/repository.ts';
import { rankFeeds } from './rank.ts';
import { SNAPSHOTS_KEPT_MS } from './repository.ts';
import { rankedPosts } from './schema.ts';

/** Often enough that a new hour is ranked within its first minutes, and a started platform within its first. */
const EVERY_MS = 60_000;

/** Ranks the feeds once an hour, and deletes snapshots that nobody pages through any more. */
export const rankFeedsHourly: Job = {
  name: 'rank-feeds',
  everyMs: EVERY_MS,
  async step(db, now) {
    const hour = hourOf(now);
    const [ranked] = await db
      .select({ at: rankedPosts.at })
      .from(rankedPosts)
      .where(gte(rankedPosts.at, hour))
      .limit(1);
    if (!ranked) await rankFeeds(db, hour);
    return deleteBatch(db, rankedPosts, lt(rankedPosts.at, new Date(now.getTime() - SNAPSHOTS_KEPT_MS)));
  },
};
