import type { IntlShape } from '@formatjs/intl';
import { formats, TIME_ZONE } from './formats.ts';
import type { Catalogue, Texts } from './intl.ts';

type FormatMessage = IntlShape<string>['formatMessage'];
type MessageFormat = ReturnType<IntlShape['formatters']['getMessageFormat']>;
type Text = Catalogue[string];

/** What all of the library's overloads for typed texts come down to. */
type AnyFormat = (
  descriptor: { readonly id?: unknown },
  values?: Parameters<MessageFormat['format']>[0],
  options?: unknown,
) => unknown;

const inTimeZone = (named: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(named).map(([name, options]) => [name, { timeZone: TIME_ZONE, ...options }]));

const formatsOfMessages = { ...formats, date: inTimeZone(formats.date), time: inTimeZone(formats.time) };

/** By language and parsed text; like the catalogues themselves, of no visitor. */
const keptFormats = new Map<string, WeakMap<Text, MessageFormat>>();

/**
 * Formats a parsed text with what was made for it the first time. The library looks that up by the JSON of text and formats,
 * anew for each use, which costs a page of posts a tenth of its time. Whatever is amiss with a text is left to the library.
 */
export function withKeptFormats(intl: IntlShape<string>, messages: Catalogue | Texts): FormatMessage {
  const { locale, formatters, formatMessage } = intl;
  const kept = keptFormats.get(locale) ?? new WeakMap<Text, MessageFormat>();
  keptFormats.set(locale, kept);

  function formatOf(text: Text) {
    const known = kept.get(text);
    if (known) return known;
    const made = formatters.getMessageFormat(text, locale, formatsOfMessages, { formatters });
    kept.set(text, made);
    return made;
  }

  const format: AnyFormat = (descriptor, values, options) => {
    const text = messages[String(descriptor.id)];
    if (values && !options && typeof text === 'object') {
      try {
        return formatOf(text).format(values);
      } catch {
        // Said below, by the library.
      }
    }
    return (formatMessage as AnyFormat)(descriptor, values, options);
  };
  return format as FormatMessage;
}
