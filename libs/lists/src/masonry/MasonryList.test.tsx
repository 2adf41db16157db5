import type { Extent } from '@social-shop/commerce-ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MasonryList } from './MasonryList.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Tiles this far below the window, in px, are drawn before they are seen. */
const AHEAD = 700;

interface Card extends Extent {
  readonly id: string;
}
const cardsOf = (sizes: readonly Extent[]): readonly Card[] =>
  sizes.map((size, index) => ({ id: `card-${index + 1}`, ...size }));
const keyOf = ({ id }: Card) => id;
const sizeOf = (card: Card): Extent => card;
const renderTile = ({ id }: Card): ReactNode => <span id={id}>{id}</span>;

const list = (items: readonly Card[]) => (
  <MasonryList items={items} keyOf={keyOf} sizeOf={sizeOf} labelIdOf={keyOf} renderTile={renderTile} label="Cards" />
);

it('assumes 2 columns of 164 px and a window of 812 px until it can measure (specification 1, section 9)', () => {
  /** The number of tiles that the first pass draws, before the list can measure. */
  function firstDrawn(items: readonly Card[]) {
    let drawn: number | undefined;
    function FirstPass() {
      const place = useRef<HTMLDivElement>(null);
      useLayoutEffect(() => {
        drawn ??= place.current?.querySelectorAll('article').length;
      });
      return <div ref={place}>{list(items)}</div>;
    }
    render(<FirstPass />);
    cleanup();
    return drawn;
  }
  // Two tiles side by side, each as high as its column's width plus some rows, and a third one below a gap of 16.
  const third = (rows: number) =>
    cardsOf([
      { share: 10_000, fixed: rows },
      { share: 10_000, fixed: rows },
      { share: 0, fixed: 1 },
    ]);
  const rowsToTheEdge = 812 + AHEAD - 164 - 16;
  expect(firstDrawn(third(rowsToTheEdge))).toBe(3);
  expect(firstDrawn(third(rowsToTheEdge + 1))).toBe(2);
});

it('measures a resized window 100 ms after its last change (specification 1, section 9)', () => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 20_000));
  vi.stubGlobal('innerHeight', 500);
  render(list(cardsOf(Array.from({ length: 100 }, () => ({ share: 0, fixed: 184 })))));
  const drawn = () => screen.getAllByRole('article').length;
  const before = drawn();
  const resize = (height: number) => {
    vi.stubGlobal('innerHeight', height);
    dispatchEvent(new Event('resize'));
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  resize(2_500);
  pass(99);
  resize(3_500);
  pass(99);
  expect(drawn()).toBe(before);
  pass(1);
  // A tile and its gap are 200 px high.
  expect(drawn()).toBe(before + 15);
});

it('keeps the current tile in view when the window is turned, and moves nothing when only its height changes (K-B16)', () => {
  vi.useFakeTimers();
  const GAP_Y = 16;
  const BAR = 64;
  // All tiles are alike, one in a row without a style sheet: as high as wide, plus a caption.
  const cards = cardsOf(Array.from({ length: 100 }, () => ({ share: 10_000, fixed: 84 })));
  const heightAt = (width: number) => width + 84;
  let width = 0;
  let scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -scrolled, width, 100 * (heightAt(width) + GAP_Y)),
  );
  const scrollBy = vi.fn((_: number, by: number) => void (scrolled += by));
  vi.stubGlobal('scrollBy', scrollBy);
  const show = (window: { readonly width: number; readonly height: number }) => {
    width = window.width;
    vi.stubGlobal('innerWidth', window.width);
    vi.stubGlobal('innerHeight', window.height);
    vi.stubGlobal('scrollY', scrolled);
    dispatchEvent(new Event('resize'));
    // A browser scrolls a page that has become shorter.
    dispatchEvent(new Event('scroll'));
    act(() => vi.advanceTimersByTime(100));
  };
  const pitch = () => heightAt(width) + GAP_Y;
  /** The part of a tile above the lower edge of the bar, in px. */
  const under = (tile: number) => scrolled + BAR - tile * pitch();
  const windows = fc.record({
    width: fc.integer({ min: 320, max: 1_400 }),
    height: fc.integer({ min: 500, max: 1_400 }),
  });
  fc.assert(
    fc.property(windows, windows, fc.integer({ min: 1, max: 6_000 }), (first, second, place) => {
      cleanup();
      width = first.width;
      scrolled = place;
      vi.stubGlobal('innerWidth', first.width);
      vi.stubGlobal('innerHeight', first.height);
      vi.stubGlobal('scrollY', place);
      render(list(cards));
      const read = Math.floor((scrolled + BAR + GAP_Y) / pitch());
      const before = under(read);
      const share = before / heightAt(width);
      show({ width: first.width, height: second.height });
      expect(scrolled).toBe(place);
      show(second);
      // Under a px the list does not scroll.
      expect(Math.abs(under(read) - (before > 0 ? share * heightAt(width) : before))).toBeLessThan(1);
    }),
    { numRuns: 30 },
  );
});
