import { freshness } from '@social-shop/routing';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ListQuery } from '../listQuery.ts';
import type { ListItem, ListPage, ListPages } from '../pages.ts';
import type { Tile } from '../tile.ts';
import { withFresh } from './freshItems.ts';
import { useVisibilityTicks } from './useVisibilityTicks.ts';

/** Items of one call (specification 1, section 9); a screen with more of them has the others asked for at the next look. */
const BATCH = 36;

function inView(labelId: string) {
  const { top, bottom } = document.getElementById(labelId)?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > 0 && top < innerHeight;
}

/**
 * Asks by id for items that a visitor sees and that were fetched more than 5 minutes ago, and shows them as they are now, each where it
 * stands (S28). What fails or is gone stays as it was, and is asked for again 5 minutes later: nobody has asked for it.
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
    // A page that is on its way joins those that were there when it was asked for.
    await query?.promise?.catch(() => undefined);
    queryClient.setQueryData<ListPages<Item>>(queryKey, (list) => list && withFresh(list, fresh), {
      // The list itself is as old as before: its head is still looked at in time.
      ...(query && { updatedAt: query.state.dataUpdatedAt }),
    });
  };
  useVisibilityTicks(() => void look());
}
