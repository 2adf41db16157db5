// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { mergePages, type ListItem, type ListPages } from '../pages.ts';
import { keepPages, keptPages, withKept } from './keptPages.ts';

type Pages = ListPages<ListItem>;

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const pageOf = (ids: readonly string[], next?: string) => ({
  items: ids.map((id) => ({ id })),
  ...(next === undefined ? {} : { next }),
});
const idsOf = (feed: Pages) => mergePages(feed).items.map(({ id }) => id);

const pages = fc
  .array(fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { maxLength: 5 }), { minLength: 1, maxLength: 5 })
  .map((lists): Pages => ({
    pages: lists.map((ids, index) => pageOf(ids, index + 1 < lists.length ? `${index + 1}` : undefined)),
    pageParams: lists.map((_, index) => (index === 0 ? null : `${index}`)),
  }));

it('has the current first page, then every kept post in its order, and the last kept cursor (K-F09, K-F21)', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...'abcdefghijklxyz'), { maxLength: 5 }), pages, (now, kept) => {
      const fresh: Pages = { pages: [pageOf(now, '1')], pageParams: [null] };
      const joined = withKept(fresh, kept);
      const before = idsOf(kept);
      expect(idsOf(joined)).toEqual([...now, ...before.filter((id) => !now.includes(id))]);
      expect(joined.pages.at(-1)?.next).toBe(kept.pages.at(-1)?.next);
      expect(joined.pageParams).toHaveLength(joined.pages.length);
      // A second reload adds nothing.
      expect(withKept(fresh, joined).pages.length).toBeLessThanOrEqual(joined.pages.length + 1);
      expect(idsOf(withKept(fresh, joined))).toEqual(idsOf(joined));
    }),
  );
});

it('returns the kept pages, and undefined for foreign values', () => {
  const feed: Pages = { pages: [pageOf(['a'], '1'), pageOf(['b'])], pageParams: [null, '1'] };
  keepPages('visit', feed);
  expect(keptPages('visit')).toEqual(feed);
  expect(keptPages('another visit')).toBeUndefined();
  for (const broken of ['', '{', '[]', '7', '{"pages":[{}],"pageParams":[]}', '{"pages":[null],"pageParams":[]}']) {
    sessionStorage.setItem('lists.pages.visit', broken);
    expect(keptPages('visit')).toBeUndefined();
  }
});

it('drops older feeds if the storage is full, and nothing but feeds', () => {
  const feed: Pages = { pages: [pageOf(['a'])], pageParams: [null] };
  sessionStorage.setItem('lists.place.visit', 'kept');
  keepPages('older', feed);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepPages('visit', feed);
  expect(keptPages('older')).toBeUndefined();
  expect(keptPages('visit')).toEqual(feed);
  expect(sessionStorage.getItem('lists.place.visit')).toBe('kept');
});
