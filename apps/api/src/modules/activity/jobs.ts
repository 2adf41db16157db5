import { expiry } from '../../jobs/expiry.ts';
import { postActivity } from './schema.ts';

const KEPT_MS = 7 * 86_400_000;

/** Activity is kept as long as a ranked feed looks back: 7 days. */
export const expireActivity = expiry('expire-activity', postActivity, postActivity.hour, KEPT_MS);
