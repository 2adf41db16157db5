import { freshness } from '@social-shop/routing';
import {
  infiniteQueryOptions,
  type DataTag,
  type InfiniteData,
  type UnusedSkipTokenInfiniteOptions,
} from '@tanstack/react-query';
import { mergePages, type ListItem, type ListPage } from './pages.ts';

/** Options of a list query. */
export interface ListQueryOptions<Item> {
  /** Query key of this list. It begins with the library's name. */
  readonly key: readonly string[];
  /** Fetches a page: the first one without `next`, any other with the cursor from the page before it. */
  fetchPage(options: { readonly next?: string; readonly signal: AbortSignal }): Promise<ListPage<Item>>;
  /** Cursor of the first page, for visitors without script who follow 'Load more'. */
  readonly start?: string | null | undefined;
  /** Version of the item's shape. Raise it with each change: a tab that outlives a deploy has kept items of the old shape. */
  readonly shape?: number;
  /**
   * Fetches the current state of items, at most 36 a call, in any order and without those that are gone. Fields that decide a tile's height
   * must stay as in the given item: tiles are not laid out again. Without it, items are never refreshed.
   */
  readonly refresh?: (items: readonly Item[]) => Promise<readonly Item[]>;
  /** The query's `meta`. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

type QueryKey = (string | null)[];

/** The query of an `EndlessList`. */
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
 * Returns the query of a list. It is kept for the session and never refetched unasked (S28). It ends if a page names no next cursor
 * (K-F15), or one already used, so it never starts over (K-F07).
 */
export function listQuery<Item extends ListItem>(given: ListQueryOptions<Item>): ListQuery<Item> {
  const { key, fetchPage, start = null, shape = 1, refresh, meta = {} } = given;
  const options = infiniteQueryOptions({
    queryKey: [...key, start],
    queryFn: ({ pageParam, signal }) => fetchPage({ signal, ...(pageParam !== null && { next: pageParam }) }),
    initialPageParam: start,
    getNextPageParam: ({ next }, _pages, _param, used) => (next === undefined || used.includes(next) ? null : next),
    select: mergePages<Item>,
    meta,
    ...freshness,
    // A failed list waits for 'Try Again' (`retryOnMount`): it must not start over when it is shown again (K-E05, K-F13).
    refetchOnMount: false,
  });
  return { ...options, shape, refresh };
}
