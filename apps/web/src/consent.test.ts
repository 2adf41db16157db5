import { expect, it } from 'vitest';
import { consentOf, consentState, type ConsentState } from './consent.ts';

it.each<[cookie: string | undefined, control: string | undefined, ConsentState]>([
  [undefined, undefined, 'open'],
  ['accept', undefined, 'decided'],
  ['decline', undefined, 'decided'],
  ['maybe', undefined, 'open'],
  ['', '0', 'open'],
  [undefined, '1', 'refused'],
  ['accept', '1', 'refused'],
])('consent=%s with Sec-GPC: %s is %s (P6)', (cookie, control, state) => {
  expect(consentState(cookie, control)).toBe(state);
});

it.each<[ConsentState, cookies: string, string]>([
  ['open', '', 'undecided'],
  ['decided', 'vid=1; consent=accept; theme=dark', 'granted'],
  ['decided', 'consent=decline', 'denied'],
  ['decided', '', 'denied'],
  // T124: the browser or a proxy sends a header, which scripts cannot see, together with an earlier yes.
  ['refused', 'consent=accept', 'denied'],
  ['decided', 'consent=decline; consent=accept', 'denied'],
  ['decided', 'my-consent=accept; consent=acceptable', 'denied'],
])('a page that is %s starts, with the cookies "%s", %s', (state, cookies, consent) => {
  expect(consentOf(state, cookies)).toBe(consent);
});
