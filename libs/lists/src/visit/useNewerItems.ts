import { freshness } from '@social-shop/routing';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListQuery } from '../listQuery.ts';
import type { ListItem, ListPage, ListPages } from '../pages.ts';
import { useVisibilityTicks } from './useVisibilityTicks.ts';

/** Items that were added to the head of a list since it was loaded. */
export interface NewerItems {
  readonly count: number;
  /** Inserts them before all others, which keep their order, and goes to the top. Back undoes it. */
  show(): Promise<void>;
}

/**
 * Fetches the head of a list when its visitor stays or comes back, 5 minutes after the last fetch. New items are offered and never inserted
 * unasked (S28). A failure is not shown, since no visitor asked for it.
 */
export function useNewerItems<Item extends ListItem>(query: ListQuery<Item>, list: ListPage<Item>): NewerItems {
  const { queryKey, initialPageParam } = query;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [head, setHead] = useState<ListPage<Item>>();
  const [lookedAt, setLookedAt] = useState(() => queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0);

  const look = async () => {
    if (Date.now() - lookedAt <= freshness.staleTime || initialPageParam !== null) return;
    setLookedAt(Date.now());
    const fresh = { ...query, queryKey: [...queryKey, 'head'], staleTime: 0 };
    const found = await queryClient.fetchInfiniteQuery(fresh).catch(() => undefined);
    if (found) setHead(found.pages[0]);
  };
  useVisibilityTicks(() => void look());

  const items = useMemo(() => {
    const known = new Set(list.items.map(({ id }) => id));
    return head?.items.filter(({ id }) => !known.has(id)) ?? [];
  }, [head, list]);

  return {
    count: items.length,
    async show() {
      await navigate(location);
      queryClient.setQueryData<ListPages<Item>>(
        queryKey,
        (now) => now && { pages: [{ items }, ...now.pages], pageParams: [null, ...now.pageParams] },
      );
    },
  };
}
