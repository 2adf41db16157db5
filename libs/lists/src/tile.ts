import type { Extent } from '@social-shop/commerce-ui';
import type { Message } from '@social-shop/i18n';
import type { ReactNode } from 'react';

/** The place of a tile that is on its way. */
export interface TileSkeleton {
  readonly size: Extent;
  readonly element: ReactNode;
}

/** Texts of a list that name its items, in place of those that name none. */
export interface ListTexts {
  /** In place of 'Load more' while the device is offline. */
  readonly offline: Message;
  /** The checkbox beside 'Load more'. */
  readonly autoLoad: Message;
  /** The button that shows items which have come since; `count`: how many. */
  readonly newer: Message;
  /** In place of 'Error Loading LTKs.' */
  readonly failed: Message;
}

/**
 * How items of one kind are shown. Must be the same object at each render, so that a scroll draws no tile again. Every row of a tile has
 * a fixed height in rem, or one that is a share of the tile's width (docs/decisions/0010).
 */
export interface Tile<Item> {
  /** Height of an item's tile. In a grid it is the same for all items. */
  sizeOf(item: Item): Extent;
  /** Id of the element in the tile that names it: its link or its heading. */
  labelIdOf(item: Item): string;
  /** The tile. `priority`: it is in the first view, and its picture is fetched first. */
  render(item: Item, priority: boolean): ReactNode;
  /** Shapes in which tiles are awaited, repeated as often as it takes. */
  readonly skeletons: readonly TileSkeleton[];
  readonly texts?: Partial<ListTexts>;
}
