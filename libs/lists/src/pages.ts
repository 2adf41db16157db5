import type { InfiniteData } from '@tanstack/react-query';

/** The fields of an item that a list needs. */
export interface ListItem {
  readonly id: string;
  /** Time of its fetch in milliseconds since the epoch, since each item has its own age. An item without it is never stale. */
  readonly fetchedAt?: number;
}

/** Items in order, and the cursor of the next page; without `next` the list has ended (W15). */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next?: string;
  /** Data of the response about the whole list, such as the number of items. The first page has it. */
  readonly about?: unknown;
}

/** The pages of a list in its query, each with its own cursor. */
export type ListPages<Item> = InfiniteData<ListPage<Item>, string | null>;

/** Joins pages into one, without repeated items. */
export function mergePages<Item extends ListItem>({ pages }: Pick<ListPages<Item>, 'pages'>): ListPage<Item> {
  const merged = new Map<string, Item>();
  for (const { items } of pages) for (const item of items) if (!merged.has(item.id)) merged.set(item.id, item);
  const next = pages.at(-1)?.next;
  return { items: [...merged.values()], ...(next === undefined ? {} : { next }) };
}
