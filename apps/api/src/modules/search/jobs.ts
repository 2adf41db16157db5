import { eq } from 'drizzle-orm';
import { milestones } from '../../db/schema.ts';
import type { Job } from '../../jobs/job.ts';
import { rebuildSuggestions } from './suggest.ts';

const MILESTONE = 'search-suggestions';
const EVERY_MS = 600_000;
const KEPT_MS = 6 * 3_600_000;

/** Rebuilds the suggestions four times a day. */
export const refreshSuggestions: Job = {
  name: 'refresh-suggestions',
  everyMs: EVERY_MS,
  async step(db, now) {
    const [built] = await db.select().from(milestones).where(eq(milestones.name, MILESTONE));
    if (built && now.getTime() - built.at.getTime() < KEPT_MS) return false;
    await rebuildSuggestions(db);
    const row = { name: MILESTONE, version: 1, at: now };
    await db.insert(milestones).values(row).onConflictDoUpdate({ target: milestones.name, set: row });
    return false;
  },
};
