import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergePages } from './pages.ts';

it('joins pages without repeats, in the order of first occurrence, however they overlap', () => {
  const ids = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 6 }), (pages) => {
      const { items } = mergePages({ pages: pages.map((page) => ({ items: page.map((id) => ({ id })) })) });
      expect(items.map(({ id }) => id)).toEqual([...new Set(pages.flat())]);
    }),
  );
});
