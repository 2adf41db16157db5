import type { Formatters } from '@formatjs/intl';

type GetNumberFormat = Formatters['getNumberFormat'];

/** Options under which a whole number below a thousand is its digits, in every language that writes 0 to 9. */
const isPlain = ([name, value]: readonly [string, unknown]) =>
  name === 'maximumFractionDigits' ||
  (name === 'notation' && value === 'compact') ||
  (name === 'signDisplay' && value === 'always');

const isSmall = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value < 1_000 && (value > 0 || Object.is(value, 0));

/**
 * Writes whole numbers below a thousand without the language's data: a browser's first number format costs a phone a
 * quarter of a second, and beside prices a first view has no other numbers. All languages of `locales` write the digits 0 to 9.
 */
export function withSmallNumbers(getNumberFormat: GetNumberFormat): GetNumberFormat {
  return (locale, options) => {
    if (!Object.entries(options ?? {}).every(isPlain)) return getNumberFormat(locale, options);
    const sign = options?.signDisplay ? '+' : '';
    const format: Intl.NumberFormat['format'] = (value) =>
      isSmall(value) ? `${sign}${value}` : getNumberFormat(locale, options).format(value);
    // All that texts and `formatNumber` ask of a format.
    return { format } as Intl.NumberFormat;
  };
}
