import { freshness } from '@social-shop/routing';
import {
  infiniteQueryOptions,
  type DataTag,
  type InfiniteData,
  type UnusedSkipTokenInfiniteOptions,
} from '@tanstack/react-query';
import { mergePages, type ListItem, type ListPage } from './pages.ts';

/** What a list is made of. */
export interface ListQueryOptions<Item> {
  /** Tells this list from others, its library's name first. */
  readonly key: readonly string[];
  /** Fetches a page: the first one without `next`, any other from the cursor that the page before it gave. */
  fetchPage(options: { readonly next?: string; readonly signal: AbortSignal }): Promise<ListPage<Item>>;
  /** Cursor of the first page, for visitors without script who follow 'Load more'. */
  readonly start?: string | null | undefined;
  /** Version of what an item holds. Raise it with each change: a tab that outlives a deploy has kept items of the one before. */
  readonly shape?: number;
  /**
   * Fetches items as they are now, at most 36 a call, in any order and without those that are gone. What the height of a tile
   * depends on stays as it was in the item that was given: tiles are not laid out again. Without it, items are never refreshed.
   */
  readonly refresh?: (items: readonly Item[]) => Promise<readonly Item[]>;
}

type QueryKey = (string | null)[];

/** A list as `EndlessList` takes it. */
export type ListQuery<Item extends ListItem> = UnusedSkipTokenInfiniteOptions<
  ListPage<Item>,
  Error,
  ListPage<Item>,
  QueryKey,
  string | null
> & {
  readonly queryKey: DataTag<QueryKey, InfiniteData<ListPage<Item>>, Error>;
  readonly shape: number;
  readonly refresh: ListQueryOptions<Item>['refresh'];
};

/**
 * A list, kept for the session and never refetched behind its visitor's back (S28). It ends where a page names no next cursor (K-F15), or
 * one that was already used, so that it never starts over (K-F07).
 */
export function listQuery<Item extends ListItem>(given: ListQueryOptions<Item>): ListQuery<Item> {
  const { key, fetchPage, start = null, shape = 1, refresh } = given;
  const options = infiniteQueryOptions({
    queryKey: [...key, start],
    queryFn: ({ pageParam, signal }) => fetchPage({ signal, ...(pageParam !== null && { next: pageParam }) }),
    initialPageParam: start,
    getNextPageParam: ({ next }, _pages, _param, used) => (next === undefined || used.includes(next) ? null : next),
    select: mergePages<Item>,
    ...freshness,
    // A failed list waits for its visitor's 'Try Again' (`retryOnMount`): it must not start over wherever it is shown next (K-E05, K-F13).
    refetchOnMount: false,
  });
  return { ...options, shape, refresh };
}
