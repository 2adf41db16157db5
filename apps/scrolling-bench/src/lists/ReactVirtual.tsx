import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { COLUMNS, columnWidthIn, GAP_X, GAP_Y, OVERSCAN, tileHeight } from '../columns.ts';
import { posts } from '../posts.ts';
import { Tile } from '../Tile.tsx';

/** Tiles that fill the room of the other lists beyond the window: its overscan is a number of items. */
const overscan = (columnWidth: number) => {
  const heights = posts.map((post) => tileHeight(post, columnWidth) + GAP_Y);
  const average = heights.reduce((sum, height) => sum + height, 0) / posts.length;
  return Math.ceil((OVERSCAN / average) * COLUMNS);
};

/** @tanstack/react-virtual in lanes, with exact sizes. */
export function ReactVirtual({ width }: { readonly width: number }) {
  const columnWidth = columnWidthIn(width);
  const virtualizer = useWindowVirtualizer({
    count: posts.length,
    lanes: COLUMNS,
    gap: GAP_Y,
    overscan: overscan(columnWidth),
    estimateSize: (index) => {
      const post = posts[index];
      return post ? tileHeight(post, columnWidth) : 0;
    },
  });
  return (
    <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, lane, start }) => {
        const post = posts[index];
        return (
          post && (
            <article
              key={post.id}
              style={{
                position: 'absolute',
                insetInlineStart: lane * (columnWidth + GAP_X),
                insetBlockStart: start,
                width: columnWidth,
                contain: 'layout style',
              }}
            >
              <Tile post={post} />
            </article>
          )
        );
      })}
    </div>
  );
}
