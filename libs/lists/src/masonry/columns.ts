import { inPixels, type Extent } from '@social-shop/commerce-ui';
import type { Layout } from './layouts.ts';

/** The place of a tile: its column, and its distance from the top. */
export interface Place extends Extent {
  readonly column: number;
}

/** Tiles in columns: the place of each tile, and the end of each column including the gap after its last tile. */
export interface Columns {
  readonly places: readonly Place[];
  readonly ends: readonly Extent[];
  readonly gapY: number;
}

/** Sums of fractions may differ in their last digits; columns this close, in px, count as equal and the first one wins. */
const TOLERANCE = 0.5;

/** Puts each tile, in order, into the column that is shortest at the nominal width. Appending never moves a placed tile. */
export function placeTiles(sizes: readonly Extent[], { columns, nominal, gapY }: Layout): Columns {
  const ends = Array.from({ length: columns }, () => ({ share: 0, fixed: 0 }));
  const lengths = ends.map(() => 0);
  const places = sizes.map((size): Place => {
    const column = shortest(lengths);
    const end = ends[column] ?? { share: 0, fixed: 0 };
    ends[column] = { share: end.share + size.share, fixed: end.fixed + size.fixed + gapY };
    lengths[column] = inPixels(ends[column], nominal, 16);
    return { column, ...end };
  });
  return { places, ends, gapY };
}

function shortest(lengths: readonly number[]) {
  let best = 0;
  lengths.forEach((length, column) => {
    if (length < (lengths[best] ?? 0) - TOLERANCE) best = column;
  });
  return best;
}

/** The place at which the list loads more: one item from the end of its shortest column (specification 1, section 9). */
export function markerPlace({ places, ends }: Columns, { nominal }: Layout): Place {
  const column = shortest(ends.map((end) => inPixels(end, nominal, 16)));
  return places.findLast((place) => place.column === column) ?? { column, share: 0, fixed: 0 };
}
