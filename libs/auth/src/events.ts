import type { TrackedEvent } from '@social-shop/analytics';

/** The visitor has logged in, at most 60 seconds ago. Stored once for each sign-in. */
export function loggedIn(at: number) {
  return { name: 'login', properties: {}, subject: String(at), once: true } satisfies TrackedEvent;
}

/** The same for an account that was made in the last 5 minutes (S25). */
export function signedUp(at: number) {
  return { name: 'signup', properties: {}, subject: String(at), once: true } satisfies TrackedEvent;
}
