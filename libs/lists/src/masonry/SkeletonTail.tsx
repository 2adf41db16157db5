import type { Extent } from '@social-shop/commerce-ui';
import type { Columns } from './columns.ts';
import * as css from './MasonryList.css.ts';
import { lengths, longest, placeInLayouts, tileStyles, type PlaceStyle } from './placeStyles.ts';
import { awaited, type SkeletonTilesProps } from './SkeletonTiles.tsx';

interface SkeletonTailProps<Item> extends SkeletonTilesProps {
  /** The items already in the columns. */
  readonly items: readonly Item[];
  readonly sizeOf: (item: Item) => Extent;
}

/** How far skeletons reach below the longest column before they fade (VISUAL.md, 'Tail'). */
const TAIL = '280px';

/** The room of the skeletons: from the end of the shortest column to the level where all are cut. */
const tailStyle = (columns: readonly Columns[], further: readonly Columns[]): PlaceStyle =>
  Object.fromEntries(
    columns.flatMap((each, index) => {
      const start = `min(${lengths(each.ends)})`;
      const end = `max(${longest(each)}, min(${longest(each)} + ${TAIL}, ${lengths(further[index]?.ends ?? [])}))`;
      return [
        [`--t${index}`, start],
        [`--m${index}`, `calc(${start} - ${longest(each)})`],
        [`--h${index}`, `calc(${end} - ${start})`],
      ];
    }),
  );

/** Skeletons of the next page, at the end of each column of the list right before this element. */
export function SkeletonTail<Item>({ items, sizeOf, skeletons, layout }: SkeletonTailProps<Item>) {
  const tiles = awaited(skeletons);
  const sizes = items.map(sizeOf);
  const columns = placeInLayouts([...sizes, ...tiles.map(({ size }) => size)], layout);
  const styleOf = tileStyles(columns);
  return (
    <div className={css.box} aria-hidden="true">
      <div className={css.tail} style={tailStyle(placeInLayouts(sizes, layout), columns)}>
        <div className={css.tailTiles}>
          {tiles.map(({ element }, index) => (
            <div key={index} className={css.tile} style={styleOf(sizes.length + index)}>
              {element}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
