import { onServer, useHydrating, type Extent } from '@social-shop/commerce-ui';
import { Fragment, memo, Suspense, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { KeptLink } from './keptPlace.ts';
import type { LayoutName } from './layouts.ts';
import { Marker } from './Marker.tsx';
import * as css from './MasonryList.css.ts';
import {
  listStyle,
  markerStyle,
  placeInLayouts,
  styleBlock,
  tileClass,
  tileStyles,
  type PlaceStyle,
} from './placeStyles.ts';
import { useFeedFocus } from './useFeedFocus.ts';
import { useMountedRange } from './useMountedRange.ts';

/** Props of a list of tiles whose heights are known before they are drawn. */
export interface MasonryListProps<Item> {
  /** Grows at its end; placed items keep their place. */
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Height of an item's tile, in column widths and rows. */
  readonly sizeOf: (item: Item) => Extent;
  /** Id of the element in the tile that names it. */
  readonly labelIdOf: (item: Item) => string;
  /** A tile. Must be the same function each time: mounted tiles are not drawn again for a scroll. */
  readonly renderTile: (item: Item, index: number) => ReactNode;
  /** Names the list for screen readers. */
  readonly label: string;
  readonly busy?: boolean;
  /** No further items will come. */
  readonly complete?: boolean;
  readonly layout?: LayoutName;
  /** Called once per item count, when the visitor is within one item of the end of the shortest column. */
  readonly onNearEnd?: () => void;
  /** Index of the item whose first link gets the focus as soon as it is mounted. */
  readonly goal?: number | undefined;
  /** The keyboard leaves the list at its end (Ctrl and End). */
  readonly onLeave?: () => void;
  /** Storage name of the visitor's place in this tab, one for each visit. */
  readonly placeName?: string;
}

/**
 * Tiles in columns as pure arithmetic: a place is a CSS calculation over the list's width, for each number of columns. So the server's page
 * is right without script, hydration and resizing move nothing, and script only decides which tiles are mounted.
 */
export function MasonryList<Item>(props: MasonryListProps<Item>) {
  const { items, keyOf, sizeOf, labelIdOf, renderTile, layout, label, busy, complete } = props;
  const { onNearEnd, goal, onLeave, placeName } = props;
  const list = useRef<HTMLDivElement>(null);
  const hydrating = useHydrating();
  const sizes = useMemo(() => items.map(sizeOf), [items, sizeOf]);
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const columns = useMemo(() => placeInLayouts(sizes, layout), [sizes, layout]);
  const link = useRef<KeptLink>(undefined);
  const range = useMountedRange({ list, sizes, columns, keys, hydrating, placeName, link });
  const { mounted, feedProps } = useFeedFocus({ list, keys, range, goal, onLeave, placeName, link });

  // The server's style block places its tiles for the life of this list. Script may not write such a block, and need not: React leaves it
  // unchanged.
  const name = `m${useId().replaceAll(/\W/g, '')}-`;
  const [served] = useState(() =>
    hydrating ? { keys, css: onServer ? styleBlock(name, columns, sizes) : '' } : undefined,
  );
  const styleOf = useMemo(() => tileStyles(columns), [columns]);
  const byBlock = served?.keys === keys || hydrating;

  return (
    <div className={css.box}>
      {served && <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served.css }} />}
      <div
        ref={list}
        role="feed"
        aria-label={label}
        aria-busy={busy}
        className={[css.list, served && name, hydrating && css.unhydrated].filter(Boolean).join(' ')}
        style={byBlock ? undefined : listStyle(columns)}
        {...feedProps}
      >
        {mounted.map((index) => {
          const item = items[index];
          const key = keys[index];
          if (item === undefined || key === undefined) return null;
          const fromServer = served?.keys[index] === key;
          return (
            <Tile
              key={key}
              item={item}
              index={index}
              count={complete ? items.length : -1}
              labelId={labelIdOf(item)}
              Boundary={served ? Suspense : Fragment}
              served={fromServer ? tileClass(name, index) : undefined}
              // Changes with each page; left out for the server's tiles, which do not use it and would render again.
              style={fromServer ? undefined : styleOf(index)}
              renderTile={renderTile}
            />
          );
        })}
        {onNearEnd && !hydrating && (
          <Marker key={keys.length} style={markerStyle(columns)} empty={keys.length === 0} onReach={onNearEnd} />
        )}
      </div>
    </div>
  );
}

interface TileProps<Item> extends Pick<MasonryListProps<Item>, 'renderTile'> {
  readonly item: Item;
  readonly index: number;
  readonly count: number;
  readonly labelId: string;
  /** In a list of the server's page each tile hydrates by itself: a phone hydrates those near its window, one by one. */
  readonly Boundary: typeof Suspense | typeof Fragment;
  /** Class with the place of a tile of the server's page. */
  readonly served: string | undefined;
  /** The place of any other tile. */
  readonly style: PlaceStyle | undefined;
}

// Memoized around the boundary: a boundary that renders again before hydration is hydrated at once.
const Tile = memo(function Tile<Item>(props: TileProps<Item>) {
  const { item, index, count, labelId, Boundary, served, style, renderTile } = props;
  return (
    <Boundary>
      <article
        className={served ? `${css.tile} ${css.served} ${served}` : css.tile}
        style={style}
        tabIndex={-1}
        aria-labelledby={labelId}
        aria-posinset={index + 1}
        aria-setsize={count}
      >
        {renderTile(item, index)}
      </article>
    </Boundary>
  );
}) as <Item>(props: TileProps<Item>) => ReactNode;
