import {
  createFormatters,
  DEFAULT_INTL_CONFIG,
  formatDate,
  formatMessage,
  formatNumber,
  formatTime,
  IntlErrorCode,
} from '@formatjs/intl';
import type { IntlConfig, IntlShape as FormatjsShape } from '@formatjs/intl';
import type { Catalogue, Texts } from './catalogue.ts';
import { formats, TIME_ZONE } from './formats.ts';
import { withParsedTexts } from './parsedTexts.ts';
import { lang } from './locales.ts';
import type { ShownLocaleCode } from './locales.ts';
import type { ReactNode } from 'react';
import { withSmallNumbers } from './smallNumbers.ts';

export type { Catalogue, Texts } from './catalogue.ts';
export { defineMessages } from './message.ts';

/** What screens write texts, numbers and moments with, in one visitor's language. */
export type IntlShape = Pick<
  FormatjsShape<ReactNode>,
  'locale' | 'formatMessage' | 'formatNumber' | 'formatDate' | 'formatTime'
>;

/** Formatters by locale and format: they know nothing of a visitor, and making them costs a page a tenth of its time. */
const kept = createFormatters();
const formatters = { ...kept, getNumberFormat: withSmallNumbers(kept.getNumberFormat) };

/**
 * The formatter of one visitor's language. Dates are UTC, so that server and browser show the same day (L3).
 * A text that the catalogue lacks falls back to its English source without a word; a malformed one is reported.
 *
 * Put together from the library's parts: its own `createIntl` asks first whether the browser knows the language, which
 * loads the data of all of them. A test says that all of ours are known.
 */
export function createIntl({ locale, messages }: { locale: ShownLocaleCode; messages: Catalogue | Texts }): IntlShape {
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: lang(locale),
    messages,
    formats,
    defaultLocale: 'en',
    defaultFormats: formats,
    timeZone: TIME_ZONE,
    onError: (error: Parameters<NonNullable<IntlConfig['onError']>>[0]) => {
      if (error.code !== IntlErrorCode.MISSING_TRANSLATION) console.error(error);
    },
  };
  return {
    locale: config.locale,
    formatMessage: withParsedTexts(config, formatters, formatMessage.bind(null, config, formatters)),
    formatNumber: formatNumber.bind(null, config, formatters.getNumberFormat),
    formatDate: formatDate.bind(null, config, formatters.getDateTimeFormat),
    formatTime: formatTime.bind(null, config, formatters.getDateTimeFormat),
  };
}
