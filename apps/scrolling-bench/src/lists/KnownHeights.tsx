import { useEffect, useRef, useState } from 'react';
import { COLUMNS, columnWidthIn, GAP_X, GAP_Y, OVERSCAN, tileHeight } from '../columns.ts';
import { posts } from '../posts.ts';
import { Tile } from '../Tile.tsx';

interface Place {
  readonly column: number;
  readonly top: number;
}

/** Shortest column first: so tops never fall from one post to the next. */
function placesIn(columnWidth: number) {
  const ends = Array.from({ length: COLUMNS }, () => 0);
  const heights = posts.map((post) => tileHeight(post, columnWidth));
  const places = heights.map((height): Place => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + height + GAP_Y;
    return { column, top };
  });
  return { places, height: Math.max(...ends), tallest: Math.max(...heights) };
}

/** The floor: positions are computed once, for this width, and only tiles near the window are mounted. */
export function KnownHeights({ width }: { readonly width: number }) {
  const columnWidth = columnWidthIn(width);
  const list = useRef<HTMLDivElement>(null);
  const [{ places, height, tallest }] = useState(() => placesIn(columnWidth));
  const [[from, to], setRange] = useState<readonly [number, number]>([0, 10]);

  useEffect(() => {
    const top = list.current?.offsetTop ?? 0;
    const firstBelow = (y: number) => {
      let [low, high] = [0, places.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((places[middle]?.top ?? 0) > y) high = middle;
        else low = middle + 1;
      }
      return low;
    };
    const update = () => {
      const next = [
        firstBelow(scrollY - top - OVERSCAN - tallest),
        firstBelow(scrollY - top + innerHeight + OVERSCAN),
      ] as const;
      setRange((now) => (now[0] === next[0] && now[1] === next[1] ? now : next));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [places, tallest]);

  return (
    <div ref={list} style={{ position: 'relative', height }}>
      {posts.slice(from, to).map((post, nth) => {
        const { column = 0, top = 0 } = places[from + nth] ?? {};
        return (
          <article
            key={post.id}
            style={{
              position: 'absolute',
              insetInlineStart: column * (columnWidth + GAP_X),
              insetBlockStart: top,
              width: columnWidth,
              contain: 'layout style',
            }}
          >
            <Tile post={post} />
          </article>
        );
      })}
    </div>
  );
}
