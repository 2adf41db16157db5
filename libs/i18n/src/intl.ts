import { createIntl as createFormatjsIntl, createIntlCache, IntlErrorCode } from '@formatjs/intl';
import type { IntlConfig, IntlShape } from '@formatjs/intl';
import { formats, TIME_ZONE } from './formats.ts';
import { withKeptFormats } from './keptFormats.ts';
import { lang } from './locales.ts';
import type { ShownLocaleCode } from './locales.ts';

/** A merged catalogue, compiled ahead: message id to its parsed text. `virtual:messages` makes it at build. */
export type Catalogue = Extract<NonNullable<IntlConfig['messages']>, Record<string, unknown[]>>;

/** Texts by message id, for programs that have the parser at hand. */
export type Texts = Readonly<Record<string, string>>;

/** Formatters by locale and format: they know nothing of a visitor, and making them costs a page a tenth of its time. */
const formatters = createIntlCache();

/**
 * The formatter of one visitor's language. Dates are UTC, so that server and browser show the same day (L3).
 * A text that the catalogue lacks falls back to its English source without a word; a malformed one is reported.
 */
export function createIntl({
  locale,
  messages,
}: {
  locale: ShownLocaleCode;
  messages: Catalogue | Texts;
}): IntlShape<string> {
  const intl = createFormatjsIntl<string>(
    {
      locale: lang(locale),
      messages,
      formats,
      defaultLocale: 'en',
      defaultFormats: formats,
      timeZone: TIME_ZONE,
      onError: (error) => {
        if (error.code !== IntlErrorCode.MISSING_TRANSLATION) console.error(error);
      },
    },
    formatters,
  );
  return { ...intl, formatMessage: withKeptFormats(intl, messages) };
}
