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

/** Formats texts, numbers and times in one visitor's language. */
export type IntlShape = Pick<
  FormatjsShape<ReactNode>,
  'locale' | 'formatMessage' | 'formatNumber' | 'formatDate' | 'formatTime'
>;

/** Formatters by locale and format. They hold no data of a visitor, and creating them costs a tenth of a page's time. */
const kept = createFormatters();
const formatters = { ...kept, getNumberFormat: withSmallNumbers(kept.getNumberFormat) };

/**
 * The formatter of one visitor's language. Dates are UTC, so that server and browser show the same day (L3). A text missing in the
 * catalogue falls back silently to its English source; a malformed one is reported.
 *
 * Composed of the library's parts, because its own `createIntl` first checks that the browser supports the language, which loads the data
 * of all languages. A test checks that ours are supported.
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
