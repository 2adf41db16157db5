import type { Consent } from '@social-shop/analytics';

/**
 * Whether a page must ask about cookies or its visitor has decided (P6). The decision itself is not part of the page, so the page can be
 * kept for all who have decided. `refused`: by Global Privacy Control. Some browsers send it without exposing it to scripts.
 */
export type ConsentState = 'open' | 'decided' | 'refused';

/** The values of the `consent` cookie. Any other value counts as none. */
export const ANSWERS: ReadonlyMap<string | undefined, Consent> = new Map([
  ['accept', 'granted'],
  ['decline', 'denied'],
]);

/** Reads the `consent` cookie and `Sec-GPC`. Global Privacy Control is a refusal, so there is nothing to ask. */
export function consentState(cookie: string | undefined, globalPrivacyControl: unknown): ConsentState {
  if (globalPrivacyControl === '1') return 'refused';
  return ANSWERS.has(cookie) ? 'decided' : 'open';
}

/** The consent that a page starts with in the browser. `cookies` is `document.cookie`; the first of a name counts, as on the server. */
export function consentOf(state: ConsentState, cookies: string): Consent {
  if (state !== 'decided') return state === 'open' ? 'undecided' : 'denied';
  const [, answer] =
    cookies
      .split('; ')
      .find((cookie) => cookie.startsWith('consent='))
      ?.split('=') ?? [];
  return ANSWERS.get(answer) ?? 'denied';
}
