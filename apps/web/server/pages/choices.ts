import { localeCookieName, resolveLocale, type ShownLocaleCode } from '@social-shop/i18n';
import type { IncomingHttpHeaders } from 'node:http';
import { ANSWERS, consentState, type ConsentState } from '../../src/consent.ts';
import type { Theme } from '../../src/state.ts';

/** The choices that, with its address, determine an anonymous visitor's page. Nothing else in a request changes the page. */
export interface Choices {
  readonly locale: ShownLocaleCode;
  readonly theme: Theme;
  readonly consent: ConsentState;
}

/** The headers that a page depends on: those of its choices and of its coding. */
export const VARY = 'Accept-Encoding, Accept-Language, Cookie, Sec-GPC';

const themeOf = (value: string | undefined): Theme => (value === 'light' || value === 'dark' ? value : undefined);

/** The cookies that choices are read from. */
export const DECIDING_COOKIES = [localeCookieName, 'theme', 'consent'] as const;

/** The bucket of a visitor, only with their consent (P19). Only the variants derived from it affect a page. */
export const bucketOf = (cookies: ReadonlyMap<string, string>, headers: IncomingHttpHeaders): string | undefined =>
  headers['sec-gpc'] !== '1' && ANSWERS.get(cookies.get('consent')) === 'granted' ? cookies.get('bucket') : undefined;

/** Reads the choices of a request. */
export type ChoicesOf = (cookies: ReadonlyMap<string, string>, headers: IncomingHttpHeaders) => Choices;

/** Returns the function that reads them. Unknown values are ignored, so a page has at most nine variants in each language. */
export const createChoices =
  ({ pseudoLocales }: { readonly pseudoLocales: boolean }): ChoicesOf =>
  (cookies, headers) => ({
    locale: resolveLocale({
      cookie: cookies.get(localeCookieName),
      acceptLanguage: headers['accept-language'],
      pseudo: pseudoLocales,
    }),
    theme: themeOf(cookies.get('theme')),
    consent: consentState(cookies.get('consent'), headers['sec-gpc']),
  });
