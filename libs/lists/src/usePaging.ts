import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useAutoLoad } from './autoLoad.ts';
import type { ListQuery } from './listQuery.ts';
import type { ListItem, ListPage } from './pages.ts';

/** Maximum pages that load on a tall screen before its visitor scrolls (K-F17). */
const FILLS = 6;

/** The loaded part of a list, and how to load more. */
export interface Paging<Item> {
  /** Absent until the first page has loaded. */
  readonly list: ListPage<Item> | undefined;
  /** The last call failed. Loaded items stay, and nothing is retried until the visitor asks. */
  readonly failed: boolean;
  readonly loading: boolean;
  /** The device is offline. The next page is requested when it is online again. */
  readonly waiting: boolean;
  readonly hasMore: boolean;
  /** Whether the marker may ask for the next page by itself. */
  readonly auto: boolean;
  /** The marker came into view. */
  fill(): void;
  /** Loads the next page: the first one if there is none, otherwise the one after the last, also after a failure. */
  more(): void;
}

/** Loads the pages of a list with one request at a time. `onMore` is called with the number of items after each page but the first. */
export function usePaging<Item extends ListItem>(
  query: ListQuery<Item>,
  onMore?: (count: number) => void,
): Paging<Item> {
  const { data, isError, isFetching, isPaused, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery(query);
  const busy = useRef(false);
  const [fills, setFills] = useState(0);
  // The checkbox is painted before its list loads more.
  const autoLoad = useDeferredValue(useAutoLoad());

  useEffect(() => {
    if (fills === 0) return undefined;
    const start = () => setFills(0);
    addEventListener('scroll', start, { passive: true });
    return () => removeEventListener('scroll', start);
  }, [fills]);

  const more = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      if (!data) await refetch({ cancelRefetch: false });
      else if (hasNextPage) {
        const result = await fetchNextPage({ cancelRefetch: false });
        if (result.isSuccess) onMore?.(result.data.items.length);
      }
    } finally {
      busy.current = false;
    }
  };

  return {
    list: data,
    failed: isError && !isFetching && !isPaused,
    loading: isFetching,
    waiting: isPaused,
    hasMore: hasNextPage,
    auto: autoLoad && hasNextPage && !isFetching && !isError && fills < FILLS,
    fill: () => {
      setFills((count) => count + 1);
      void more();
    },
    more: () => void more(),
  };
}
