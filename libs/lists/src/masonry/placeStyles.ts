import type { Extent } from '@social-shop/commerce-ui';
import type { CSSProperties } from 'react';
import { placeTiles, markerPlace, type Columns, type Place } from './columns.ts';
import { layouts } from './layouts.ts';

/** The numbers of a place or a list, as the custom properties that `MasonryList.css.ts` reckons with. */
export type PlaceStyle = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/** The columns of every layout, in the order of `layouts`. */
export const placeInLayouts = (sizes: readonly Extent[]): readonly Columns[] =>
  layouts.map((layout) => placeTiles(sizes, layout));

function placeStyle(places: readonly (Place | undefined)[]): PlaceStyle {
  const style: Record<`--${string}`, number> = {};
  for (const [layout, place] of places.entries()) {
    // A single column has no other beside it.
    if (layouts[layout]?.columns !== 1) style[`--c${layout}`] = place?.column ?? 0;
    style[`--a${layout}`] = place?.share ?? 0;
    style[`--b${layout}`] = place?.fixed ?? 0;
  }
  return style;
}

/** The place of the nth tile. */
const tileStyle = (columns: readonly Columns[], index: number) =>
  placeStyle(columns.map(({ places }) => places[index]));

/** The places of tiles, each reckoned when it is first asked for, and the same object from then on. */
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
  Object.fromEntries(
    columns.map(({ ends }, index) => {
      const gap = layouts[index]?.gapY ?? 0;
      const lengths = ends.map(({ share, fixed }) => `${share}*var(--w)/10000 + ${Math.max(0, fixed - gap)}*.0625rem`);
      return [`--h${index}`, `max(0px, ${lengths.join(', ')})`];
    }),
  );

const declarations = (style: PlaceStyle) =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Class of the nth tile of the list with this name, in its style block. */
export const tileClass = (name: string, index: number) => `${name}${index}`;

/** How high a tile is, whoever asks before it is drawn. */
const sizeStyle = ({ share, fixed }: Extent): PlaceStyle => ({ '--s': share, '--f': fixed });

/** The same numbers as one style block, for the server's page: style attributes would be against its security policy. */
export const styleBlock = (name: string, columns: readonly Columns[], sizes: readonly Extent[]) =>
  [
    `.${name}{${declarations(listStyle(columns))}}`,
    ...sizes.map(
      (size, index) =>
        `.${tileClass(name, index)}{${declarations({ ...tileStyle(columns, index), ...sizeStyle(size) })}}`,
    ),
  ].join('');
