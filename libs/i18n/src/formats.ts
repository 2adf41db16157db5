import type { IntlConfig } from '@formatjs/intl';

/** Time zone of every date, so that server and browser show the same day (L3). */
export const TIME_ZONE = 'UTC';

/**
 * The formats that screens use, by name: `formatNumber(n, { format: 'compact' })`. Node and browsers carry different locale data (Korean
 * day periods, for one), so only formats that both write alike in all locales are here; the end-to-end tests compare `formatSamples` of
 * both (T110).
 */
export const formats = {
  number: {
    /** 12,345 */
    count: { maximumFractionDigits: 0 },
    /** 12.3K followers; one decimal (specification 1, section 9). */
    compact: { notation: 'compact', maximumFractionDigits: 1 },
    /** 20% off, from 0.2 */
    percent: { style: 'percent', maximumFractionDigits: 0 },
    /** $12.50, from 12.5; also pass the `currency`. */
    price: { style: 'currency', currency: 'USD' },
    /** $12.50, and $12 without a fraction; for the small space of a tile. */
    shortPrice: { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' },
  },
  date: {
    /** 28 Nov 2026 */
    day: { year: 'numeric', month: 'short', day: 'numeric' },
    /** 28 November 2026 */
    longDay: { year: 'numeric', month: 'long', day: 'numeric' },
  },
  time: {
    // The 24-hour clock has no day period, in which Node and browsers differ.
    /** 23:05 */
    minute: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  },
  relative: {
    /** yesterday, 3 days ago */
    past: { numeric: 'auto' },
  },
} as const satisfies IntlConfig['formats'];

/** Input of `formatSamples`: numbers and times (ms since 1970) at which rules change. */
export const sampleInput = {
  locales: ['en', 'en-GB', 'fr', 'de', 'zh-Hans', 'zh-Hant', 'es-ES', 'es-419', 'it', 'pt', 'ko'],
  formats,
  currencies: ['USD', 'GBP', 'EUR', 'CAD', 'JPY', 'KRW'],
  numbers: [0, 0.2, 1, 9.99, 12.5, 999, 1000, 1234.5, 9999, 12_345, 999_950, 1_234_567, 98_765_432],
  moments: [0, 1_709_164_799_000, 1_757_376_000_000, 1_796_000_700_000],
  distances: [-30, -7, -2, -1, 0],
};

/**
 * Every output of the formats in use, keyed by locale, format and value. It uses nothing outside itself, because an end-to-end test runs it
 * in the browser (`page.evaluate(formatSamples, sampleInput)`) and compares with Node's output.
 */
export function formatSamples(input: typeof sampleInput): Record<string, string> {
  const samples: Record<string, string> = {};
  for (const locale of input.locales) {
    for (const [name, options] of Object.entries(input.formats.number)) {
      for (const currency of 'currency' in options ? input.currencies : ['']) {
        const format = new Intl.NumberFormat(locale, currency === '' ? options : { ...options, currency });
        for (const value of input.numbers) samples[`${locale} ${name}${currency} ${value}`] = format.format(value);
      }
    }
    for (const [name, options] of Object.entries({ ...input.formats.date, ...input.formats.time })) {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      for (const moment of input.moments) samples[`${locale} ${name} ${moment}`] = format.format(moment);
    }
    for (const [name, options] of Object.entries(input.formats.relative)) {
      const format = new Intl.RelativeTimeFormat(locale, options);
      for (const unit of ['minute', 'hour', 'day', 'month'] as const)
        for (const value of input.distances) samples[`${locale} ${name} ${value} ${unit}`] = format.format(value, unit);
    }
    samples[`${locale} list`] = new Intl.ListFormat(locale).format(['a', 'b', 'c']);
    const cardinal = new Intl.PluralRules(locale);
    for (const value of input.numbers) samples[`${locale} plural ${value}`] = cardinal.select(value);
  }
  return samples;
}
