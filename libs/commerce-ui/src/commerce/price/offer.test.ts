import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amount, exponent, offer } from './offer.ts';

it('is a sale only below the regular price', () => {
  expect(offer({ regular: 11000, sale: 7700, currency: 'USD' })).toEqual({
    now: { from: 7700, to: 7700 },
    was: { from: 11000, to: 11000 },
    percentOff: 30,
  });
  expect(offer({ regular: 11000, sale: 11000, currency: 'USD' })).toEqual({ now: { from: 11000, to: 11000 } });
  expect(offer({ regular: 11000, sale: 12000, currency: 'USD' })).toEqual({ now: { from: 11000, to: 11000 } });
});

it('is a range if lowest and highest differ', () => {
  expect(offer({ regular: 4800, regularMax: 6400, currency: 'USD' })?.now).toEqual({ from: 4800, to: 6400 });
  expect(offer({ regular: 4800, regularMax: 4800, currency: 'USD' })?.now).toEqual({ from: 4800, to: 4800 });
});

it('has no saving that rounds to zero', () => {
  expect(offer({ regular: 10000, sale: 9960, currency: 'USD' })).toEqual({
    now: { from: 9960, to: 9960 },
    was: { from: 10000, to: 10000 },
  });
});

it('is undefined without a price', () => {
  expect(offer({ regular: NaN, currency: 'USD' })).toBeUndefined();
});

it('never shows NaN, a falling range or a saving outside 1 to 100 percent', () => {
  const anything = fc.oneof(
    fc.integer({ min: -10, max: 10_000_000 }),
    fc.constantFrom(NaN, Infinity, -Infinity, 0, undefined),
  );
  fc.assert(
    fc.property(anything, anything, anything, anything, (regular, regularMax, sale, saleMax) => {
      const shown = offer({ regular: regular ?? NaN, regularMax, sale, saleMax, currency: 'USD' });
      for (const range of shown ? [shown.now, shown.was ?? shown.now] : []) {
        expect(Number.isFinite(range.from)).toBe(true);
        expect(Number.isFinite(range.to)).toBe(true);
        expect(range.from).toBeGreaterThanOrEqual(0);
        expect(range.to).toBeGreaterThanOrEqual(range.from);
      }
      if (shown?.was) expect(shown.now.from).toBeLessThan(shown.was.from);
      if (shown?.percentOff !== undefined) {
        expect(Number.isInteger(shown.percentOff)).toBe(true);
        expect(shown.percentOff).toBeGreaterThanOrEqual(1);
        expect(shown.percentOff).toBeLessThanOrEqual(100);
      }
    }),
  );
});

it.each([
  ['USD', 2],
  ['EUR', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
])('%s has %s digits after the decimal sign', (currency, digits) => {
  expect(exponent(currency)).toBe(digits);
  expect(amount(12345, currency)).toBeCloseTo(12345 / 10 ** digits);
});
