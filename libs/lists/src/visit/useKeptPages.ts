import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ListQuery } from '../listQuery.ts';
import type { ListItem, ListPages } from '../pages.ts';
import { keepPages, keptPages, withKept } from './keptPages.ts';

/**
 * Keeps the pages of a list for its history entry, and restores them behind the first one if the cache has lost them: after a reload, or on
 * Back to an entry before one (S28).
 */
export function useKeptPages<Item extends ListItem>({ queryKey, shape }: ListQuery<Item>, visit: string): void {
  const queryClient = useQueryClient();
  const name = `${shape} ${visit}`;
  const pagesNow = () => queryClient.getQueryData<ListPages<Item>>(queryKey);

  const restore = useEffectEvent(() => {
    const now = pagesNow();
    const kept = keptPages<Item>(name);
    if (now && kept && kept.pages.length > now.pages.length) {
      queryClient.setQueryData<ListPages<Item>>(queryKey, withKept(now, kept));
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
