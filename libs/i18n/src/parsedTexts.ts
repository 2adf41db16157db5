import type { Formatters, IntlShape, MessageDescriptor } from '@formatjs/intl';
import { formatToParts, PART_TYPE, type MessageFormatPart } from 'intl-messageformat';
import type { Catalogue, Texts } from './catalogue.ts';
import { formats, TIME_ZONE } from './formats.ts';
import type { ReactNode } from 'react';

type FormatMessage = IntlShape<ReactNode>['formatMessage'];
type Values = NonNullable<Parameters<typeof formatToParts>[4]>;

/** The common form of the library's overloads for typed texts. */
type AnyFormat = (descriptor: MessageDescriptor, values?: Values, options?: object) => unknown;

const inTimeZone = (named: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(named).map(([name, options]) => [name, { timeZone: TIME_ZONE, ...options }]));

const formatsOfTexts = { ...formats, date: inTimeZone(formats.date), time: inTimeZone(formats.time) };

/** Joins the parts into one text. If a value is not a text, returns the pieces, with adjacent texts joined. */
function joined(parts: readonly MessageFormatPart<unknown>[]): unknown {
  if (parts.every(({ type }) => type === PART_TYPE.literal)) return parts.map(({ value }) => value).join('');
  const pieces: unknown[] = [];
  for (const { type, value } of parts) {
    const last = pieces.at(-1);
    if (type === PART_TYPE.literal && typeof last === 'string') pieces[pieces.length - 1] = last + value;
    else pieces.push(value);
  }
  return pieces.length === 1 ? pieces[0] : pieces;
}

/**
 * Formats parsed texts without the library's object per text. The library caches it under the JSON of text and formats, which costs a page
 * of posts a tenth of its time, and first loads the data of all languages, which costs a phone a quarter of a second. Invalid texts are
 * left to the library.
 */
export function withParsedTexts(
  { locale, messages }: { readonly locale: string; readonly messages: Catalogue | Texts },
  formatters: Formatters,
  formatMessage: AnyFormat,
): FormatMessage {
  const format: AnyFormat = (descriptor, values, options) => {
    const text = messages[String(descriptor.id)];
    if (values && !options && typeof text === 'object') {
      try {
        return joined(formatToParts(text, locale, formatters, formatsOfTexts, values));
      } catch {
        // The library reports it below.
      }
    }
    return formatMessage(descriptor, values, options);
  };
  return format as FormatMessage;
}
