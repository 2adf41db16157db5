import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Tile } from '../tile.ts';
import { observeSeen } from './observeSeen.ts';

/** Props of the observer of seen items. */
export interface SeenItemsProps<Item> {
  /** The element around the list. */
  readonly section: RefObject<HTMLElement | null>;
  readonly items: readonly Item[];
  readonly tile: Tile<Item>;
  readonly onSeen: (item: Item) => void;
}

/** Calls `onSeen` with an item each time that the visitor has seen it (`observeSeen.ts`). Renders nothing. */
export function SeenItems<Item>({ section, items, tile, onSeen }: SeenItemsProps<Item>) {
  const tell = useEffectEvent((labelId: string) => {
    const item = items.find((each) => tile.labelIdOf(each) === labelId);
    if (item !== undefined) onSeen(item);
  });
  useEffect(() => {
    const feed = section.current?.querySelector('[role="feed"]');
    const keyOf = (article: Element) => article.getAttribute('aria-labelledby') ?? undefined;
    return feed ? observeSeen(feed, { keyOf, onSeen: (labelId) => tell(labelId) }) : undefined;
  }, [section]);
  return null;
}
