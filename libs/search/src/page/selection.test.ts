import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alphaOf, filtersOf, selectionOf, selectionPath } from './selection.ts';

const HERE = 'http://localhost:4200';
const of = (query: string, site = HERE) => selectionOf(new URLSearchParams(query), site);

const id = '49ad179d-4902-8b91-b469-5ce50c783eb6';

it('reads from an address what it has written to it', () => {
  const filters = `sort=price_asc&price=150-400&sale=1&category=coats&retailer=${id}&colour=red&colour=green`;
  const selection = of(`keyword=wool+coat&type=product&${filters}`);
  expect(selectionPath(selection)).toBe(`/search?keyword=wool+coat&type=product&${filters}`);
  expect(filtersOf(selection)).toEqual({
    ...{ priceMin: 15_000, priceMax: 40_000, onSale: true },
    ...{ categories: ['coats'], retailerIds: [id], colours: ['red', 'green'] },
  });
  expect(filtersOf(of('keyword=wool&type=creator&sale=1'))).toBeUndefined();
});

it('reads any address, and its own addresses again as the same (T94, T121)', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  const names = ['keyword', 'type', 'sort', 'price', 'sale', 'category', 'retailer', 'colour', 'debug', 'alpha'];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 12 }), (pairs) => {
      const selection = selectionOf(new URLSearchParams(pairs), HERE);
      const path = selectionPath(selection);
      const again = selectionOf(new URL(path, HERE).searchParams, HERE);
      expect(selectionPath(again)).toBe(path);
      expect(again.keyword).toBe(selection.keyword);
      expect(selection.keyword.isWellFormed()).toBe(true);
      expect([...new Intl.Segmenter('en').segment(selection.keyword)].length).toBeLessThanOrEqual(100);
    }),
  );
});

it.each(['', '%20', '%E3%80%80', '%E2%80%8B', '%EF%BB%BF%0A'])('takes the text "%s" for none (T121)', (text) => {
  expect(of(`keyword=${text}`).keyword).toBe('');
});

it('cuts after 100 characters as visitors count them, and within none (S10, T94)', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(of(`keyword=${encodeURIComponent(family.repeat(120))}`).keyword).toBe(family.repeat(100));
});

it.each([
  ['0', 0],
  ['0.4', 0.4],
  ['1', 1],
  ['', undefined],
  ['-0.1', undefined],
  ['1.1', undefined],
  ['one', undefined],
])('takes a weight from 0 to 1 only: "%s"', (alpha, expected) => {
  expect(alphaOf(of(`keyword=a&debug=true&alpha=${alpha}`))).toBe(expected);
});

it('shows scores on one’s own machine only (S24)', () => {
  expect(of('keyword=a&debug=true').debug).toBe(true);
  const elsewhere = of('keyword=a&debug=true&alpha=0.4', 'https://shop.test');
  expect([elsewhere.debug, alphaOf(elsewhere)]).toEqual([false, undefined]);
  expect(selectionPath(elsewhere)).toBe('/search?keyword=a');
});
