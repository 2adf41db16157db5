import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FeedPages } from './keptPages.ts';
import type { PostFeed, PostPage } from '../../../posts/src/postPage.ts';
import { STALE_AFTER, type PostFeedQuery } from '../../../posts/src/queries.ts';
import { useLooks } from './useVisibilityTicks.ts';

/** Posts that have come to the head of a feed since it was loaded. */
export interface NewerPosts {
  readonly count: number;
  /** Puts them before all others, which keep their order, and goes to the top: a step that Back takes back. */
  show(): Promise<void>;
}

/**
 * Looks at the head of a feed when its reader stays or comes back to it, 5 minutes after the last look. What is new there is
 * offered and never put in by itself (S28); a look that fails says nothing, since nobody asked for it.
 */
export function useNewerPosts(query: PostFeedQuery, feed: PostFeed): NewerPosts {
  const { queryKey, initialPageParam } = query;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [head, setHead] = useState<PostPage>();
  const [lookedAt, setLookedAt] = useState(() => queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0);

  const look = async () => {
    if (Date.now() - lookedAt <= STALE_AFTER || initialPageParam !== null) return;
    setLookedAt(Date.now());
    const fresh = { ...query, queryKey: [...queryKey, 'head'], staleTime: 0 };
    const found = await queryClient.fetchInfiniteQuery(fresh).catch(() => undefined);
    if (found) setHead(found.pages[0]);
  };
  useLooks(() => void look());

  const posts = useMemo(() => {
    const known = new Set(feed.posts.map(({ id }) => id));
    return head?.posts.filter(({ id }) => !known.has(id)) ?? [];
  }, [head, feed]);

  return {
    count: posts.length,
    async show() {
      await navigate(location);
      queryClient.setQueryData<FeedPages>(
        queryKey,
        (now) => now && { pages: [{ posts }, ...now.pages], pageParams: [null, ...now.pageParams] },
      );
    },
  };
}
