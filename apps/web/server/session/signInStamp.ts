import type { SessionState } from '@social-shop/auth';
import type { SessionRecord } from './session.ts';

/** Milliseconds for which the stamp of a sign-in counts (specification 2, section 4). */
const COUNTS_MS = 60_000;

/** Milliseconds for which an account is new (specification 1, section 4). */
const NEW_MS = 300_000;

/**
 * The sign-in that has just begun a session, for its pages to record. A stamp that is older, or in the future after a clock was set back, does
 * not count; nor does an agent's sign-in as somebody else.
 */
export function signInStamp({ began, user }: SessionRecord, now = Date.now()): Pick<SessionState, 'signedIn'> {
  const age = now - (began?.at ?? 0);
  if (!began || user.isImpersonated || age < 0 || age > COUNTS_MS) return {};
  const { userCreatedAt } = user.profile;
  // Another machine's clock says when the account was made, so a little earlier than that is new, too.
  const accountAge = userCreatedAt === undefined ? Infinity : began.at - Date.parse(userCreatedAt);
  return { signedIn: { at: began.at, isNew: Math.abs(accountAge) <= NEW_MS } };
}
