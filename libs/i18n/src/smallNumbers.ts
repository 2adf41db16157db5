import type { Formatters } from '@formatjs/intl';

type GetNumberFormat = Formatters['getNumberFormat'];

/** Options with which a whole number below a thousand is written as its digits, in every language that uses 0 to 9. */
const isPlain = ([name, value]: readonly [string, unknown]) =>
  name === 'maximumFractionDigits' ||
  (name === 'notation' && value === 'compact') ||
  (name === 'signDisplay' && value === 'always');

const isSmall = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value < 1_000 && (value > 0 || Object.is(value, 0));

/**
 * Writes whole numbers below a thousand without the language's data: a browser's first number format costs a phone a quarter of a second,
 * and a first view has no other numbers except prices. All languages of `locales` use the digits 0 to 9.
 */
export function withSmallNumbers(getNumberFormat: GetNumberFormat): GetNumberFormat {
  return (locale, options) => {
    if (!Object.entries(options ?? {}).every(isPlain)) return getNumberFormat(locale, options);
    const sign = options?.signDisplay ? '+' : '';
    const format: Intl.NumberFormat['format'] = (value) =>
      isSmall(value) ? `${sign}${value}` : getNumberFormat(locale, options).format(value);
    // The only method that texts and `formatNumber` use.
    return { format } as Intl.NumberFormat;
  };
}
