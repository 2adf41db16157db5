import type { Job } from '../../jobs/job.ts';
import { countHashtags } from './count.ts';

const EVERY_MS = 60_000;

/** Counts posts and creators of the hashtags whose posts have changed. */
export const countChangedHashtags: Job = {
  name: 'count-hashtags',
  everyMs: EVERY_MS,
  step: (db) => countHashtags(db),
};
