import type { Consent } from '@social-shop/analytics';

/**
 * Whether a page still has to ask about cookies, or its visitor has answered (P6). Which answer it was is not part of the page, so
 * that it can be kept for everybody who has answered.
 */
export type ConsentState = 'open' | 'decided';

/** The answers that the `consent` cookie holds; any other value is as good as none. */
const ANSWERS: ReadonlyMap<string | undefined, Consent> = new Map([
  ['accept', 'granted'],
  ['decline', 'denied'],
]);

/** From the value of the `consent` cookie and of `Sec-GPC`: Global Privacy Control is a refusal, so nothing is left to ask. */
export const consentState = (cookie: string | undefined, globalPrivacyControl: unknown): ConsentState =>
  globalPrivacyControl === '1' || ANSWERS.has(cookie) ? 'decided' : 'open';

/** The consent that a page starts with in the browser. `cookies` is `document.cookie`; the first of a name counts, as on the server. */
export function consentOf(state: ConsentState, cookies: string): Consent {
  if (state === 'open') return 'undecided';
  const [, answer] =
    cookies
      .split('; ')
      .find((cookie) => cookie.startsWith('consent='))
      ?.split('=') ?? [];
  return ANSWERS.get(answer) ?? 'denied';
}
