import { localeCookieName, resolveLocale, type ShownLocaleCode } from '@social-shop/i18n';
import { LRUCache } from 'lru-cache';
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

/** Of languages, as they are asked for: browsers send few, and reading one takes as long as all the rest of a kept page's request. */
const KNOWN = 1_024;
const LONGEST = 128;

/** A value that means nothing is as good as none, so a page has six variants in each language, whatever is sent. */
export function createChoices({ pseudoLocales }: { readonly pseudoLocales: boolean }): ChoicesOf {
  const known = new LRUCache<string, ShownLocaleCode>({ max: KNOWN });

  function localeOf(cookie: string | undefined, acceptLanguage: string | undefined) {
    const asked = `${cookie}\n${acceptLanguage}`;
    const before = known.get(asked);
    if (before) return before;
    const locale = resolveLocale({ cookie, acceptLanguage, pseudo: pseudoLocales });
    if (asked.length <= LONGEST) known.set(asked, locale);
    return locale;
  }

  return (cookies, headers) => ({
    locale: localeOf(cookies.get(localeCookieName), headers['accept-language']),
    theme: themeOf(cookies.get('theme')),
    consent: consentState(cookies.get('consent'), headers['sec-gpc']),
  });
}
