import { runInNewContext } from 'node:vm';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { formats, formatSamples, sampleInput } from './formats.ts';
import { createIntl } from './intl.ts';
import { locales } from './locales.ts';
import { defineMessages } from './message.ts';
import { IntlProvider, useIntl } from './react.ts';

const messages = defineMessages({
  posts: {
    id: 'posts.list.count',
    description: 'How many posts a list has',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
  },
  colour: { id: 'posts.list.colour', description: 'Label of the colour filter', defaultMessage: 'Color' },
});
const ast = { 'posts.list.colour': [{ type: 0 as const, value: 'Colour' }] };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Label() {
  const intl = useIntl();
  return (
    <p>
      {intl.formatMessage(messages.colour)}: {intl.formatMessage(messages.posts, { count: 2 })}
    </p>
  );
}

it('shows the English sources without a provider', () => {
  render(<Label />);
  expect(screen.getByText('Color: 2 posts')).toBeDefined();
});

it('shows the catalogue of the provider, and silently the source of a missing text', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <IntlProvider intl={createIntl({ locale: 'en-GB', messages: ast })}>
      <Label />
    </IntlProvider>,
  );
  expect(screen.getByText('Colour: 2 posts')).toBeDefined();
  expect(error).not.toHaveBeenCalled();
});

it('reports a malformed text and a missing value', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const intl = createIntl({ locale: 'en', messages: {} });
  intl.formatMessage({ id: 'posts.broken', defaultMessage: '{count, plural, one {# post}' }, { count: 1 });
  intl.formatMessage(messages.posts);
  expect(error).toHaveBeenCalledTimes(2);
});

it('formats a parsed text for each value and language, with dates in UTC, and reports a missing value', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  // '{count, number} since {since, date, day}'
  const text = {
    'posts.list.count': [
      { type: 2 as const, value: 'count', style: null },
      { type: 0 as const, value: ' since ' },
      { type: 3 as const, value: 'since', style: 'day' },
    ],
  };
  const since = Date.parse('2026-11-28T23:30:00.000Z');
  for (let round = 0; round < 2; round += 1) {
    for (const [locale, grouped] of [
      ['en', '1,234'],
      ['de', '1.234'],
    ] as const) {
      const intl = createIntl({ locale, messages: text });
      const day = new Intl.DateTimeFormat(locale, { ...formats.date.day, timeZone: 'UTC' }).format(since);
      expect(intl.formatMessage(messages.posts, { count: 1, since })).toBe(`1 since ${day}`);
      expect(intl.formatMessage(messages.posts, { count: 1_234, since })).toBe(`${grouped} since ${day}`);
    }
  }
  expect(error).not.toHaveBeenCalled();
  createIntl({ locale: 'en', messages: text }).formatMessage(messages.posts, { since });
  expect(error).toHaveBeenCalled();
});

it('supports every known language', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const { code } of locales) createIntl({ locale: code, messages: {} });
  createIntl({ locale: 'xx-LS', messages: {} });
  expect(error).not.toHaveBeenCalled();
});

it('shows the day and the hour of UTC on a 24-hour clock', () => {
  const late = '2026-11-28T23:30:00.000Z';
  const intl = createIntl({ locale: 'ko', messages: {} });
  expect(intl.formatTime(late, { format: 'minute' })).toBe('23:30');
  expect(intl.formatDate(late, { format: 'day' })).toContain('28');
});

it('writes followers with one decimal and prices in their currency', () => {
  const intl = createIntl({ locale: 'en', messages: {} });
  expect(intl.formatNumber(12_345, { format: 'compact' })).toBe('12.3K');
  expect(intl.formatNumber(12.5, { format: 'price', currency: 'GBP' })).toBe('£12.50');
  expect(intl.formatNumber(0.2, { format: 'percent' })).toBe('20%');
});

// T112
it('runs on full locale data', () => {
  const wanted = [...new Set([...sampleInput.locales, ...locales.map(({ iso }) => iso)])];
  expect(Intl.NumberFormat.supportedLocalesOf(wanted)).toEqual(wanted);
  expect(Intl.DateTimeFormat.supportedLocalesOf(wanted)).toEqual(wanted);
  expect(Intl.PluralRules.supportedLocalesOf(wanted)).toEqual(wanted);
  expect(Intl.RelativeTimeFormat.supportedLocalesOf(wanted)).toEqual(wanted);
  expect(Object.entries(process.config.variables)).toContainEqual(['icu_small', false]);
});

it('has no format that writes a day period', () => {
  for (const locale of sampleInput.locales)
    for (const options of [...Object.values(formats.date), ...Object.values(formats.time)])
      expect(new Intl.DateTimeFormat(locale, options).formatToParts(0).map(({ type }) => type)).not.toContain(
        'dayPeriod',
      );
});

it('samples every format in every language, from its data alone', () => {
  const samples = formatSamples(sampleInput);
  // Like `page.evaluate`: run the function's source outside this module.
  expect(runInNewContext(`(${formatSamples.toString()})(input)`, { input: sampleInput })).toEqual(samples);
  for (const locale of sampleInput.locales)
    for (const name of Object.values(formats).flatMap((kind) => Object.keys(kind)))
      expect(Object.keys(samples).some((key) => key.startsWith(`${locale} ${name}`))).toBe(true);
});

it('writes whole numbers below a thousand as every language does, without its data', () => {
  const { count, compact, percent } = formats.number;
  const plain = [
    [{}, {}],
    [{ format: 'count' }, count],
    [{ format: 'compact' }, compact],
    [
      { format: 'count', signDisplay: 'always' },
      { ...count, signDisplay: 'always' },
    ],
  ] as const;
  for (const { code, iso } of locales) {
    const intl = createIntl({ locale: code, messages: {} });
    for (const [named, options] of plain) {
      const made = vi.spyOn(Intl, 'NumberFormat');
      const written = Array.from({ length: 1_000 }, (_, n) => intl.formatNumber(n, named));
      expect(made).not.toHaveBeenCalled();
      made.mockRestore();
      const real = new Intl.NumberFormat(iso, options);
      expect(written).toEqual(written.map((_, n) => real.format(n)));
      for (const other of [-0, -1, 0.5, 999.5, 999.96, 1_000, 12_345, NaN])
        expect(intl.formatNumber(other, named)).toBe(real.format(other));
    }
    expect(intl.formatNumber(5, { format: 'percent' })).toBe(new Intl.NumberFormat(iso, percent).format(5));
    expect(intl.formatNumber(5, { signDisplay: 'never' })).toBe('5');
    expect(intl.formatNumber(5, { notation: 'scientific' })).toBe('5E0');
  }
});
