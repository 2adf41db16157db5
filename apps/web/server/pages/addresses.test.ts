import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageAddress, withRest } from './addresses.ts';

const pairs = fc.array(fc.tuple(fc.constantFrom('next', 'q', 'utm_source', 'gclid'), fc.string()), { maxLength: 6 });

it('an address keeps what its page reads, in one order, and loses nothing of the rest', () => {
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
