import { inPixels, type Extent } from '@social-shop/commerce-ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markerPlace, placeTiles } from './columns.ts';
import { layouts } from './layouts.ts';
import { edgesOf, rangeWithin } from './mountedRange.ts';

/** Tiles like those of posts: pictures with a ratio from .8 to 1.78, a shelf, with or without a header. */
const tile: fc.Arbitrary<Extent> = fc.record({
  share: fc.integer({ min: 8_000, max: 17_800 }).map((ratio) => ratio + 2_500),
  fixed: fc.constantFrom(2, 43),
});
const tiles = fc.array(tile, { maxLength: 120 });
const layout = fc.constantFrom(...layouts);
const columnWidth = fc.double({ min: 120, max: 700, noNaN: true });

/** The tiles of each column, by their indexes. */
const byColumn = (places: readonly { readonly column: number }[], columns: number) =>
  Array.from({ length: columns }, (_, column) =>
    places.flatMap((place, index) => (place.column === column ? index : [])),
  );

describe('placeTiles', () => {
  it('lays tiles of a column one below the other with the gap between them, at any width and text size', () => {
    fc.assert(
      fc.property(tiles, layout, columnWidth, fc.constantFrom(16, 24, 32), (sizes, given, width, rem) => {
        const { places, ends } = placeTiles(sizes, given);
        byColumn(places, given.columns).forEach((indexes, column) => {
          let top = 0;
          for (const index of indexes) {
            expect(inPixels(places[index] ?? NO_PLACE, width, rem)).toBeCloseTo(top, 6);
            top += inPixels(sizes[index] ?? NO_PLACE, width, rem) + (given.gapY * rem) / 16;
          }
          expect(inPixels(ends[column] ?? NO_PLACE, width, rem)).toBeCloseTo(top, 6);
        });
      }),
    );
  });

  it('adds whole numbers only, so that server and browsers agree', () => {
    fc.assert(
      fc.property(tiles, layout, (sizes, given) => {
        const { places, ends } = placeTiles(sizes, given);
        for (const { share, fixed } of [...places, ...ends]) {
          expect(Number.isSafeInteger(share) && Number.isSafeInteger(fixed)).toBe(true);
        }
      }),
    );
  });

  it('never moves a placed tile when more come', () => {
    fc.assert(
      fc.property(tiles, tiles, layout, (sizes, further, given) => {
        const before = placeTiles(sizes, given).places;
        expect(placeTiles([...sizes, ...further], given).places.slice(0, sizes.length)).toEqual(before);
      }),
    );
  });

  it('keeps columns level: at the nominal width none ends a full tile below another', () => {
    fc.assert(
      fc.property(tiles, layout, (sizes, given) => {
        const ends = placeTiles(sizes, given).ends.map((end) => inPixels(end, given.nominal, 16));
        const highest = Math.max(0, ...sizes.map((size) => inPixels(size, given.nominal, 16)));
        expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(highest + given.gapY + 0.5);
      }),
    );
  });

  it('places tiles of equal height in rows, in their order', () => {
    fc.assert(
      fc.property(tile, fc.nat(60), layout, (size, count, given) => {
        const { places } = placeTiles(
          Array.from({ length: count }, () => size),
          given,
        );
        places.forEach((place, index) => {
          const row = Math.floor(index / given.columns);
          expect(place).toEqual({
            column: index % given.columns,
            share: row * size.share,
            fixed: row * (size.fixed + given.gapY),
          });
        });
      }),
    );
  });

  it('loads more at the last tile of the shortest column', () => {
    fc.assert(
      fc.property(fc.array(tile, { minLength: 8, maxLength: 60 }), layout, (sizes, given) => {
        const columns = placeTiles(sizes, given);
        const { column, share, fixed } = markerPlace(columns, given);
        const ends = columns.ends.map((end) => inPixels(end, given.nominal, 16));
        expect(ends[column]).toBeLessThanOrEqual(Math.min(...ends) + 0.5);
        expect(columns.places.findLast((place) => place.column === column)).toEqual({ column, share, fixed });
      }),
    );
  });
});

describe('rangeWithin', () => {
  it('mounts every visible tile at any position of the window', () => {
    fc.assert(
      fc.property(
        tiles,
        layout,
        columnWidth,
        fc.nat(40_000),
        fc.integer({ min: 1, max: 3_000 }),
        (sizes, given, width, y, height) => {
          const geometry = { columnWidth: width, rem: 16 };
          const { places } = placeTiles(sizes, given);
          const [from, to] = rangeWithin(edgesOf(places, sizes, geometry), y, y + height);
          places.forEach((place, index) => {
            const top = inPixels(place, width, 16);
            const bottom = top + inPixels(sizes[index] ?? NO_PLACE, width, 16);
            if (bottom > y && top <= y + height) expect(index >= from && index < to).toBe(true);
          });
        },
      ),
    );
  });

  it('mounts at least one tile: the first or last if the window is before or after all', () => {
    fc.assert(
      fc.property(tiles, layout, columnWidth, fc.integer({ min: -40_000, max: 200_000 }), (sizes, given, width, y) => {
        const { places } = placeTiles(sizes, given);
        const [from, to] = rangeWithin(edgesOf(places, sizes, { columnWidth: width, rem: 16 }), y, y + 812);
        if (sizes.length === 0) expect([from, to]).toEqual([0, 0]);
        else expect(from >= 0 && to > from && to <= sizes.length).toBe(true);
        if (y < -812 && sizes.length > 0) expect(from).toBe(0);
      }),
    );
  });

  it('mounts few more tiles than are visible, for any number of tiles', () => {
    const sizes = fc.array(tile, { minLength: 300, maxLength: 600 });
    fc.assert(
      fc.property(sizes, layout, fc.nat(20_000), (given, chosen, y) => {
        const geometry = { columnWidth: chosen.nominal, rem: 16 };
        const { places } = placeTiles(given, chosen);
        const [from, to] = rangeWithin(edgesOf(places, given, geometry), y, y + 812);
        const lowest = inPixels({ share: 10_500, fixed: 2 }, chosen.nominal, 16);
        expect(to - from).toBeLessThanOrEqual(chosen.columns * (Math.ceil(812 / lowest) + 4));
      }),
      { numRuns: 30 },
    );
  });
});

const NO_PLACE = { share: NaN, fixed: NaN };
