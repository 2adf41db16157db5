import type { Job } from '../../jobs/job.ts';
import { divideSitemap } from './divide.ts';

const EVERY_MS = 60_000;
const DIVIDED_EVERY_MS = 3_600_000;

/** Divides the sitemap into parts once an hour. */
export const divideSitemapHourly: Job = {
  name: 'divide-sitemap',
  everyMs: EVERY_MS,
  step: (db, now) => divideSitemap(db, new Date(now.getTime() - DIVIDED_EVERY_MS)),
};
