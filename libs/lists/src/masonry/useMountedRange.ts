import { inPixels, type Extent } from '@social-shop/commerce-ui';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { Columns } from './columns.ts';
import { layouts } from './layouts.ts';
import { edgesOf, firstAbove, rangeWithin, type Edges, type Range } from './mountedRange.ts';
import { keepPlace, keptPlace, type KeptLink, type KeptPlace } from './keptPlace.ts';

/** Tiles this far outside of the window, in px, are mounted: the distance of a fast scroll in a few frames. */
const OVERSCAN = 700;
/** Step in px with which the range follows the window, so that a fast scroll does not mount tiles in each frame. */
const STEP = 400;
/** Milliseconds after a resize until the window is measured (specification 1, section 9). */
const RESIZE_DELAY = 100;
/** Window and column in px that a list assumes before it can measure (specification 1, section 9). */
const UNSEEN = { layout: 1, columnWidth: 164, rem: 16, viewport: 812 };
/** Height in px that the sticky bar hides at the top of the window. */
const BAR = 64;

interface Geometry {
  readonly layout: number;
  readonly columnWidth: number;
  readonly rem: number;
}

interface Options {
  readonly list: RefObject<HTMLElement | null>;
  readonly sizes: readonly Extent[];
  readonly columns: readonly Columns[];
  readonly keys: readonly string[];
  /** The first pass renders all tiles of the server's page. */
  readonly hydrating: boolean;
  /** Storage name of the visitor's place, one for each visit of the list. */
  readonly placeName: string | undefined;
  /** The link in the list that is being followed, kept with the place. */
  readonly link: RefObject<KeptLink | undefined>;
}

/** The current layout of a list of this width, read from the style sheet. */
function geometryOf(list: HTMLElement, width: number): Geometry {
  const layout = Number(getComputedStyle(list).getPropertyValue('--layout'));
  const { columns, gapX } = layouts[layout] ?? layouts[0];
  return {
    layout,
    columnWidth: (width - (columns - 1) * gapX) / columns,
    rem: parseFloat(getComputedStyle(document.documentElement).fontSize),
  };
}

/**
 * Returns the range of mounted tiles: those near the window. Keeps the place of a visitor who leaves, by tile and not by pixels, and
 * restores it once the tile is in the list again (S28), or after the window's width has changed (K-B16).
 */
export function useMountedRange({ list, sizes, columns, keys, hydrating, placeName, link }: Options): Range {
  const looked = useRef<{ readonly box: string; readonly geometry: Geometry }>(undefined);
  const edges = useRef<Geometry & { readonly of: readonly Columns[]; readonly edges: Edges }>(undefined);
  const anchor = useRef<KeptPlace>(undefined);
  const wanted = useRef<KeptPlace>(undefined);
  const indexOf = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);

  /**
   * Measures the list's place and layout; undefined if it is not laid out. Styles, the most expensive part of a scroll, are read only when
   * its box has changed: each change of layout or text size changes the box.
   */
  const look = (element: HTMLElement): (Geometry & { readonly top: number }) | undefined => {
    const { width, height, top } = element.getBoundingClientRect();
    if (width === 0) return undefined;
    const box = `${innerWidth} ${width} ${height}`;
    if (looked.current?.box !== box) looked.current = { box, geometry: geometryOf(element, width) };
    return { ...looked.current.geometry, top };
  };

  /** Computes the edges again only if tiles or widths have changed. */
  const edgesFor = (geometry: Geometry): Edges => {
    const { layout, columnWidth, rem } = geometry;
    const last = edges.current;
    if (last?.of === columns && last.layout === layout && last.columnWidth === columnWidth && last.rem === rem) {
      return last.edges;
    }
    const made = edgesOf(columns[layout]?.places ?? [], sizes, geometry);
    edges.current = { layout, columnWidth, rem, of: columns, edges: made };
    return made;
  };
  const topOf = (index: number, { layout, columnWidth, rem }: Geometry) => {
    const place = columns[layout]?.places[index];
    return place ? inPixels(place, columnWidth, rem) : 0;
  };
  const heightOf = (index: number, { columnWidth, rem }: Geometry) =>
    inPixels(sizes[index] ?? { share: 0, fixed: 0 }, columnWidth, rem);

  const [range, setRange] = useState<Range>(() => {
    if (hydrating) return [0, keys.length];
    const { viewport, ...geometry } = UNSEEN;
    return rangeWithin(edgesOf(columns[geometry.layout]?.places ?? [], sizes, geometry), 0, viewport + OVERSCAN);
  });

  const update = useEffectEvent(() => {
    if (!list.current) return;
    const seen = look(list.current);
    const from = seen ? Math.floor(-seen.top / STEP) * STEP : 0;
    const next: Range = seen
      ? rangeWithin(edgesFor(seen), from - OVERSCAN, from + STEP + innerHeight + OVERSCAN)
      : [0, keys.length];
    setRange((now) => (now[0] === next[0] && now[1] === next[1] ? now : next));
    if (!seen || wanted.current) return;
    const index = firstAbove(edgesFor(seen).bottoms, BAR - seen.top);
    const key = keys[index];
    // A list that begins below the window keeps no place: the page's own scroll position is better there.
    const inView = seen.top < innerHeight && key !== undefined;
    const offset = seen.top + topOf(index, seen) - BAR;
    anchor.current = inView ? { key, offset: offset < 0 ? offset / heightOf(index, seen) : offset } : undefined;
  });

  /** Scrolls to the wanted place as soon as its tile is in the list. */
  const restore = useEffectEvent(() => {
    const index = wanted.current && indexOf.get(wanted.current.key);
    const seen = list.current && look(list.current);
    if (!wanted.current || index === undefined || !seen) return;
    const { offset } = wanted.current;
    const missing = seen.top + topOf(index, seen) - BAR - (offset < 0 ? offset * heightOf(index, seen) : offset);
    if (Math.abs(missing) >= 1) scrollBy(0, missing);
    wanted.current = undefined;
  });

  useLayoutEffect(() => {
    if (placeName === undefined) return undefined;
    wanted.current = keptPlace(placeName);
    const keep = () => anchor.current && keepPlace(placeName, { ...anchor.current, link: link.current });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
      anchor.current = undefined;
    };
  }, [placeName, link]);

  // Before the first paint, and after each change of the tiles.
  useLayoutEffect(() => {
    // Items that are inserted above do not move the visitor.
    wanted.current ??= anchor.current;
    restore();
    // Extra tiles of the server's page may stay a moment.
    if (hydrating) startTransition(update);
    else update();
  }, [columns, placeName]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let width = innerWidth;
    const onScroll = () => update();
    const settle = () => {
      restore();
      update();
    };
    const onResize = () => {
      // At once, because the browser scrolls by itself if the page gets shorter. Not for a change of height, which happens during a scroll
      // when a phone's browser hides its bar, and not at the top, which stays the top.
      if (innerWidth !== width && scrollY > 0) wanted.current ??= anchor.current;
      width = innerWidth;
      clearTimeout(timer);
      timer = setTimeout(settle, RESIZE_DELAY);
    };
    // A visitor who scrolls has a new place, so drop the wanted one.
    const forget = () => {
      wanted.current = undefined;
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const gesture of gestures) addEventListener(gesture, forget, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
      for (const gesture of gestures) removeEventListener(gesture, forget);
    };
  }, []);

  return range;
}
