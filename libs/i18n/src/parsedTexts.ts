import type { Formatters, IntlShape, MessageDescriptor } from '@formatjs/intl';
import { formatToParts, PART_TYPE, type MessageFormatPart } from 'intl-messageformat';
import { formats, TIME_ZONE } from './formats.ts';
import type { ReactNode } from 'react';
import type { Catalogue, Texts } from './catalogue.ts';

type FormatMessage = IntlShape<ReactNode>['formatMessage'];
type Values = NonNullable<Parameters<typeof formatToParts>[4]>;

/** What all of the library's overloads for typed texts come down to. */
type AnyFormat = (descriptor: MessageDescriptor, values?: Values, options?: object) => unknown;

const inTimeZone = (named: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(named).map(([name, options]) => [name, { timeZone: TIME_ZONE, ...options }]));

const formatsOfTexts = { ...formats, date: inTimeZone(formats.date), time: inTimeZone(formats.time) };

/** One text, unless a value is none: then pieces, of which those in a row that are text are one. */
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
 * Formats parsed texts without the library's own object for each: it keeps that under the JSON of text and formats, made anew for each
 * use, which costs a page of posts a tenth of its time, and asks for the data of all languages first, which costs a phone a quarter
 * of a second. Whatever is amiss with a text is left to the library.
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
        // Said below, by the library.
      }
    }
    return formatMessage(descriptor, values, options);
  };
  return format as FormatMessage;
}
