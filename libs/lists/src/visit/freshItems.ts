import type { ListItem, ListPages } from '../pages.ts';

/** Returns the same pages with fresh items in place of the old ones. */
export function withFresh<Item extends ListItem>(list: ListPages<Item>, fresh: readonly Item[]): ListPages<Item> {
  const byId = new Map(fresh.map((item) => [item.id, item]));
  const renew = (item: Item) => byId.get(item.id) ?? item;
  return { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(renew) })) };
}
