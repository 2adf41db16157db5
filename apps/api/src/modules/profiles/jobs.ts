import { sql } from 'drizzle-orm';
import type { Job } from '../../jobs/job.ts';
import { profiles } from './schema.ts';

const EVERY_MS = 600_000;
const BATCH = 1_000;

/** Copies changed follower counts to where recommendations are ordered by them. A row that a follow holds is left for the next run. */
export const rankByFollowers: Job = {
  name: 'rank-by-followers',
  everyMs: EVERY_MS,
  async step(db) {
    const changed = sql`${profiles.followersRanked} <> ${profiles.followersCount}`;
    const some = sql`select ${profiles.id} from ${profiles} where ${changed} limit ${BATCH} for no key update skip locked`;
    const ranked = await db
      .update(profiles)
      .set({ followersRanked: sql`${profiles.followersCount}` })
      .where(sql`${profiles.id} = any(array(${some}))`)
      .returning({ id: profiles.id });
    return ranked.length === BATCH;
  },
};
