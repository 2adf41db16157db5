import { logExpiry } from '../../jobs/expiry.ts';
import { productClicks } from './schema.ts';

const KEPT_MS = 90 * 86_400_000;

/** Clicks are kept for 90 days. */
export const expireClicks = logExpiry('expire-clicks', productClicks, KEPT_MS);
