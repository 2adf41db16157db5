import { localeCookieName, resolveLocale, type ShownLocaleCode } from '@social-shop/i18n';
import type { IncomingHttpHeaders } from 'node:http';
import { consentState, type ConsentState } from '../../src/consent.ts';
import type { Theme } from '../../src/state.ts';

/** What a guest's page is decided by beside its address; whatever else a request says, the page is the same. */
export interface Choices {
  readonly locale: ShownLocaleCode;
  readonly theme: Theme;
  readonly consent: ConsentState;
}

/** The headers that choices are read from, and that of the coding. */
export const VARY = 'Accept-Encoding, Accept-Language, Cookie, Sec-GPC';

const themeOf = (value: string | undefined): Theme => (value === 'light' || value === 'dark' ? value : undefined);

/** The cookies that it reads. */
export const DECIDING_COOKIES = [localeCookieName, 'theme', 'consent'] as const;

/** Reads the choices of a request. */
export type ChoicesOf = (cookies: ReadonlyMap<string, string>, headers: IncomingHttpHeaders) => Choices;

/** A value that means nothing is as good as none, so a page has six variants in each language, whatever is sent. */
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
