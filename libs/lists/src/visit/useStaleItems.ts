import { freshness } from '@social-shop/routing';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ListQuery } from '../listQuery.ts';
import type { ListItem, ListPage, ListPages } from '../pages.ts';
import type { Tile } from '../tile.ts';
import { withFresh } from './freshItems.ts';
import { useVisibilityTicks } from './useVisibilityTicks.ts';

/** Items of one call (specification 1, section 9); more than that wait for the next tick. */
const BATCH = 36;

function inView(labelId: string) {
  const { top, bottom } = document.getElementById(labelId)?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > 0 && top < innerHeight;
}

/**
 * Requests by id the items in view that were fetched more than 5 minutes ago, and updates them in place (S28). Items that fail or are gone
 * stay unchanged and are requested again 5 minutes later, because no visitor asked for it.
 */
export function useStaleItems<Item extends ListItem>(
  { queryKey, refresh }: ListQuery<Item>,
  { items }: ListPage<Item>,
  { labelIdOf }: Tile<Item>,
): void {
  const queryClient = useQueryClient();
  const asked = useRef(new Map<string, number>());

  const look = async () => {
    if (!refresh) return;
    const now = Date.now();
    const age = ({ id, fetchedAt = now }: Item) => now - Math.max(fetchedAt, asked.current.get(id) ?? 0);
    const stale = items.filter((item) => age(item) > freshness.staleTime && inView(labelIdOf(item))).slice(0, BATCH);
    if (stale.length === 0) return;
    for (const { id } of stale) asked.current.set(id, now);
    const fresh = await refresh(stale).catch(() => []);
    const query = queryClient.getQueryCache().find<ListPages<Item>>({ queryKey });
    // A pending page is added to the pages of the time of its request.
    await query?.promise?.catch(() => undefined);
    queryClient.setQueryData<ListPages<Item>>(queryKey, (list) => list && withFresh(list, fresh), {
      // The list keeps its age, so its head is still fetched in time.
      ...(query && { updatedAt: query.state.dataUpdatedAt }),
    });
  };
  useVisibilityTicks(() => void look());
}
