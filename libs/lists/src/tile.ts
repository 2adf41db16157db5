import type { Extent } from '@social-shop/commerce-ui';
import type { Message } from '@social-shop/i18n';
import type { ReactNode } from 'react';

/** The skeleton of a tile that is loading. */
export interface TileSkeleton {
  readonly size: Extent;
  readonly element: ReactNode;
}

/** Texts of a list that name its items, instead of the general ones. */
export interface ListTexts {
  /** Instead of 'Load more' while the device is offline. */
  readonly offline: Message;
  /** The checkbox next to 'Load more'. */
  readonly autoLoad: Message;
  /** The button that shows newer items; `count` is their number. */
  readonly newer: Message;
  /** Instead of 'Error Loading LTKs.' */
  readonly failed: Message;
}

/**
 * How items of one kind are rendered. Must be the same object at each render, so that a scroll renders no tile again. Every row of a tile
 * has a fixed height in rem, or one that is a share of the tile's width (docs/decisions/0010).
 */
export interface Tile<Item> {
  /** Height of an item's tile. In a grid it is the same for all items. */
  sizeOf(item: Item): Extent;
  /** Id of the element in the tile that names it: its link or its heading. */
  labelIdOf(item: Item): string;
  /** The tile. `priority`: it is in the first view, and its picture is fetched first. */
  render(item: Item, priority: boolean): ReactNode;
  /** Skeletons of loading tiles, repeated as needed. */
  readonly skeletons: readonly TileSkeleton[];
  readonly texts?: Partial<ListTexts>;
}
