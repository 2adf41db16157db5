import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ListPages } from '../pages.ts';
import { withFresh } from './freshItems.ts';

interface Item {
  readonly id: string;
  readonly text: string;
}
const ids = [...'abcdefghij'];

it('replaces items in place, and keeps the order, the cursors and all other items', () => {
  const pages = fc.array(fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 6 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(pages, fc.uniqueArray(fc.constantFrom(...ids, 'z')), (lists, now) => {
      const list: ListPages<Item> = {
        pages: lists.map((each, index) => ({ items: each.map((id) => ({ id, text: 'old' })), next: `${index}` })),
        pageParams: lists.map((_, index) => (index === 0 ? null : `${index}`)),
      };
      const after = withFresh(
        list,
        now.map((id) => ({ id, text: 'new' })),
      );
      expect(after.pageParams).toEqual(list.pageParams);
      after.pages.forEach((page, at) => {
        const before = list.pages[at];
        expect(page.next).toBe(before?.next);
        expect(page.items.map(({ id }) => id)).toEqual(before?.items.map(({ id }) => id));
        page.items.forEach((item, index) => {
          if (now.includes(item.id)) expect(item.text).toBe('new');
          else expect(item).toBe(before?.items[index]);
        });
      });
    }),
  );
});
