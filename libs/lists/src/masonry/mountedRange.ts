import { inPixels, type Extent } from '@social-shop/commerce-ui';
import type { Place } from './columns.ts';

/** Indexes of tiles: from the first to before the second. */
export type Range = readonly [from: number, to: number];

/**
 * Tops and bottoms of tiles in px, made monotonic so that a scroll costs two binary searches: of bottoms the highest so far, of tops the
 * lowest from here on.
 */
export interface Edges {
  readonly tops: Float64Array;
  readonly bottoms: Float64Array;
}

/** Returns the edges of all tiles at a column width. */
export function edgesOf(
  places: readonly Place[],
  sizes: readonly Extent[],
  { columnWidth, rem }: { readonly columnWidth: number; readonly rem: number },
): Edges {
  const tops = new Float64Array(places.length);
  const bottoms = new Float64Array(places.length);
  let lowest = 0;
  places.forEach((place, index) => {
    const top = inPixels(place, columnWidth, rem);
    lowest = Math.max(lowest, top + inPixels(sizes[index] ?? place, columnWidth, rem));
    tops[index] = top;
    bottoms[index] = lowest;
  });
  for (let index = places.length - 2; index >= 0; index--) {
    tops[index] = Math.min(tops[index] ?? 0, tops[index + 1] ?? Infinity);
  }
  return { tops, bottoms };
}

/** The first index with a value above the given one, in a list that never falls. */
export function firstAbove(values: Float64Array, limit: number): number {
  let from = 0;
  let to = values.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((values[middle] ?? 0) > limit) to = middle;
    else from = middle + 1;
  }
  return from;
}

/**
 * Returns the range of all tiles that overlap a part of the list, in px from its top, and few others. Never empty: a list far from the
 * window keeps the nearest tile for visitors who reach it by keyboard or screen reader.
 */
export function rangeWithin({ tops, bottoms }: Edges, from: number, to: number): Range {
  const first = Math.max(0, Math.min(firstAbove(bottoms, from), tops.length - 1));
  return [first, Math.max(firstAbove(tops, to), Math.min(first + 1, tops.length))];
}
