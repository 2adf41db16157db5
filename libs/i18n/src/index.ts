export { defineMessages } from './message.ts';
export type { Message } from './message.ts';
export { dir, fallbackChain, lang, locales, offeredLocales, pseudoLocales, regionOf } from './locales.ts';
export type { Locale, LocaleCode, PseudoLocaleCode, ShownLocaleCode } from './locales.ts';
export { localeCookie, localeCookieName, localeFromCookie, negotiateLocale, resolveLocale } from './choice.ts';
export { formats, formatSamples, sampleInput } from './formats.ts';
export { createIntl } from './intl.ts';
export type { Catalogue, IntlShape } from './intl.ts';
export { IntlProvider, useIntl } from './react.ts';
