import type { Extent } from '@social-shop/commerce-ui';
import type { CSSProperties } from 'react';
import { placeTiles, markerPlace, type Columns, type Place } from './columns.ts';
import { addedGap, layouts, type LayoutName } from './layouts.ts';

/** The numbers of a place or a list, as the custom properties of `MasonryList.css.ts`. */
export type PlaceStyle = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/** The columns of every layout, in the order of `layouts`. */
export const placeInLayouts = (sizes: readonly Extent[], name: LayoutName = 'masonry'): readonly Columns[] =>
  layouts.map((layout) => placeTiles(sizes, { ...layout, gapY: layout.gapY + addedGap[name] }));

function placeStyle(places: readonly (Place | undefined)[]): PlaceStyle {
  const style: Record<`--${string}`, number> = {};
  for (const [layout, place] of places.entries()) {
    // A single column needs no index.
    if (layouts[layout]?.columns !== 1) style[`--c${layout}`] = place?.column ?? 0;
    style[`--a${layout}`] = place?.share ?? 0;
    style[`--b${layout}`] = place?.fixed ?? 0;
  }
  return style;
}

/** The place of the nth tile. */
const tileStyle = (columns: readonly Columns[], index: number) =>
  placeStyle(columns.map(({ places }) => places[index]));

/** Returns a function for the place of each tile. It computes a place once and then returns the same object. */
export function tileStyles(columns: readonly Columns[]): (index: number) => PlaceStyle {
  const styles = new Map<number, PlaceStyle>();
  return (index) => {
    const style = styles.get(index) ?? tileStyle(columns, index);
    styles.set(index, style);
    return style;
  };
}

/** The place of the marker. */
export const markerStyle = (columns: readonly Columns[]) =>
  placeStyle(
    columns.map((each, index) => {
      const layout = layouts[index];
      return layout && markerPlace(each, layout);
    }),
  );

/** The height of the list: the longest of its columns, without the gap below the last tile. */
export const listStyle = (columns: readonly Columns[]): PlaceStyle =>
  Object.fromEntries(columns.map((each, index) => [`--h${index}`, longest(each)]));

/** Lengths of columns for a style sheet, without `less` sixteenths of a rem at their ends. */
export const lengths = (ends: readonly Extent[], less = 0) =>
  ends.map(({ share, fixed }) => `${share}*var(--w)/10000 + ${Math.max(0, fixed - less)}*.0625rem`).join(', ');

/** The length of the longest column, without the gap below its last tile. */
export const longest = ({ ends, gapY }: Columns) => `max(0px, ${lengths(ends, gapY)})`;

const declarations = (style: PlaceStyle) =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Class of the nth tile of the list with this name, in its style block. */
export const tileClass = (name: string, index: number) => `${name}${index}`;

/** The height of a tile, known before it is drawn. */
const sizeStyle = ({ share, fixed }: Extent): PlaceStyle => ({ '--s': share, '--f': fixed });

/** The same numbers as one style block, for the server's page: its security policy forbids style attributes. */
export const styleBlock = (name: string, columns: readonly Columns[], sizes: readonly Extent[]) =>
  [
    `.${name}{${declarations(listStyle(columns))}}`,
    ...sizes.map(
      (size, index) =>
        `.${tileClass(name, index)}{${declarations({ ...tileStyle(columns, index), ...sizeStyle(size) })}}`,
    ),
  ].join('');
