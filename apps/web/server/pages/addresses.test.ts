import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOwnSpelling, pageAddress, withRest } from './addresses.ts';

const pairs = fc.array(fc.tuple(fc.constantFrom('next', 'q', 'utm_source', 'gclid'), fc.string()), { maxLength: 6 });

it('an address keeps the parameters that its page reads, in one order, and the rest is returned apart', () => {
  fc.assert(
    fc.property(pairs, (asked) => {
      const url = new URL(`https://shop.test/search?${new URLSearchParams(asked)}`);
      const page = pageAddress(url, ['q', 'next']);
      const of = (names: string[]) => asked.filter(([name]) => names.includes(name));
      expect([...page.url.searchParams]).toEqual([...of(['next']), ...of(['q'])]);
      expect([...page.rest]).toEqual(of(['utm_source', 'gclid']));
      const there = new URL(withRest('/new?q=1', page.rest), url);
      expect([...there.searchParams]).toEqual([['q', '1'], ...of(['utm_source', 'gclid'])]);
    }),
  );
});

const written = fc.array(fc.constantFrom<string>('a', 'Z', '7', '.', '-', '_', '~', 'é', ' ', '@', '&', '+'), {
  minLength: 1,
});

it('a page has one address that is cached, however it is spelled', () => {
  fc.assert(
    fc.property(written, fc.nat(), (letters, at) => {
      const place = at % letters.length;
      const hex = [...Buffer.from(letters[place] ?? '')]
        .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
        .join('');
      const spellings = new Set(
        [letters, letters.toSpliced(place, 1, hex), letters.toSpliced(place, 1, hex.toUpperCase())].map(
          (spelt) => new URL(`https://shop.test/explore/a${spelt.join('')}?next=1`).href,
        ),
      );
      spellings.add(`https://shop.test/explore/${encodeURIComponent(`a${letters.join('')}`)}?next=1`);
      expect([...spellings].filter((href) => isOwnSpelling(new URL(href)))).toHaveLength(1);
    }),
  );
  expect(isOwnSpelling(new URL('https://shop.test/home?next=1&next=2'))).toBe(false);
  expect(isOwnSpelling(new URL('https://shop.test/'))).toBe(true);
});
