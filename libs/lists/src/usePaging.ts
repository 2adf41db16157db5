import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PostFeed } from '../../posts/src/postPage.ts';
import type { PostFeedQuery } from '../../posts/src/queries.ts';
import { useGoesOn } from './autoLoad.ts';

/** Pages that a tall screen takes before its reader has scrolled (F17). */
const FILLS = 6;

/** A feed, and how it goes on. */
export interface FeedPaging {
  /** Absent until the first page is there. */
  readonly feed: PostFeed | undefined;
  /** The last call failed; what is loaded stays, and nothing is tried again until the reader asks. */
  readonly failed: boolean;
  readonly loading: boolean;
  /** The device is offline; what comes next is asked for when it is online again. */
  readonly waiting: boolean;
  readonly hasMore: boolean;
  /** Whether the marker may ask for the next page by itself. */
  readonly auto: boolean;
  /** The marker came into view. */
  fill(): void;
  /** Loads what comes next: the first page if there is none, otherwise the page after the last, from the same cursor. */
  more(): void;
}

/** Pages through a feed with one request at a time. `onMore` hears the number of posts after each page but the first. */
export function useFeedPaging(query: PostFeedQuery, onMore?: (count: number) => void): FeedPaging {
  const { data, isError, isFetching, isPaused, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery(query);
  const busy = useRef(false);
  const [fills, setFills] = useState(0);
  const goesOn = useGoesOn();

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
        if (result.isSuccess) onMore?.(result.data.posts.length);
      }
    } finally {
      busy.current = false;
    }
  };

  return {
    feed: data,
    failed: isError && !isFetching && !isPaused,
    loading: isFetching,
    waiting: isPaused,
    hasMore: hasNextPage,
    auto: goesOn && hasNextPage && !isFetching && !isError && fills < FILLS,
    fill: () => {
      setFills((count) => count + 1);
      void more();
    },
    more: () => void more(),
  };
}
