import type { InfiniteData } from '@tanstack/react-query';

/** What a list has to know of an item. */
export interface ListItem {
  readonly id: string;
  /** When it was fetched, in milliseconds since the epoch: each item has an age of its own. One without it is never stale. */
  readonly fetchedAt?: number;
}

/** Items in order, and the cursor that follows them; no `next` is the end (W15). */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next?: string;
}

/** The pages of a list as its query has them, each with the cursor that it begins at. */
export type ListPages<Item> = InfiniteData<ListPage<Item>, string | null>;

/** Joins pages into one: each item once, however often pages repeat it. */
export function mergePages<Item extends ListItem>({ pages }: Pick<ListPages<Item>, 'pages'>): ListPage<Item> {
  const merged = new Map<string, Item>();
  for (const { items } of pages) for (const item of items) if (!merged.has(item.id)) merged.set(item.id, item);
  const next = pages.at(-1)?.next;
  return { items: [...merged.values()], ...(next === undefined ? {} : { next }) };
}
