import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { keepPages, keptPages, withKept, type FeedPages } from './keptPages.ts';
import type { PostFeedQuery } from '../../../posts/src/queries.ts';

/**
 * Keeps the pages of a feed for its history entry, and puts them behind the first one again where the cache has lost them: after a
 * reload, or on the way back to before one (S28).
 */
export function useKeptPages({ queryKey }: PostFeedQuery, name: string): void {
  const queryClient = useQueryClient();
  const pagesNow = () => queryClient.getQueryData<FeedPages>(queryKey);

  const restore = useEffectEvent(() => {
    const now = pagesNow();
    const kept = keptPages(name);
    if (now && kept && kept.pages.length > now.pages.length) {
      queryClient.setQueryData<FeedPages>(queryKey, withKept(now, kept));
    }
  });
  useEffect(() => restore(), []);

  const keep = useEffectEvent((ofEntry: string) => {
    const now = pagesNow();
    if (now && now.pages.length > 1) keepPages(ofEntry, now);
  });
  useEffect(() => {
    const onHide = () => keep(name);
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      onHide();
    };
  }, [name]);
}
