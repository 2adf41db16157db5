import { forgetStored, readStored, store } from '@social-shop/routing';
import type { ListItem, ListPages } from '../pages.ts';

const PREFIX = 'lists.pages.';

/** Keeps the pages that a visitor has seen, for a reload of this history entry (S28). If the storage is full, older lists are dropped. */
export function keepPages<Item>(name: string, pages: ListPages<Item>): void {
  const write = () => store('sessionStorage', PREFIX + name, pages);
  if (write()) return;
  forgetStored('sessionStorage', PREFIX);
  // Without storage, or with too little for this list, a reload begins with the first page.
  write();
}

/** Returns the pages kept under a name. */
export function keptPages<Item>(name: string): ListPages<Item> | undefined {
  const { pages, pageParams } = (readStored('sessionStorage', PREFIX + name) ?? {}) as Partial<ListPages<Item>>;
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return undefined;
  return pages.every((page) => Array.isArray(page?.items)) ? { pages, pageParams } : undefined;
}

/**
 * Returns the current first page, then all kept pages. Each item is there once, even if the order has changed meanwhile. The last page
 * stays even without items, for its cursor.
 */
export function withKept<Item extends ListItem>(fresh: ListPages<Item>, kept: ListPages<Item>): ListPages<Item> {
  const known = new Set(fresh.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  const last = kept.pages.length - 1;
  const rest = kept.pages.flatMap((page, index) => {
    const items = page.items.filter(({ id }) => !known.has(id));
    return items.length > 0 || index === last
      ? [{ page: { ...page, items }, param: kept.pageParams[index] ?? null }]
      : [];
  });
  return {
    pages: [...fresh.pages, ...rest.map(({ page }) => page)],
    pageParams: [...fresh.pageParams, ...rest.map(({ param }) => param)],
  };
}
