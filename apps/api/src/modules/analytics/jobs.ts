import { logExpiry } from '../../jobs/expiry.ts';
import { analyticsEvents } from './schema.ts';

const KEPT_MS = 90 * 86_400_000;

/** Analytics events are kept for 90 days. */
export const expireEvents = logExpiry('expire-events', analyticsEvents, KEPT_MS);
