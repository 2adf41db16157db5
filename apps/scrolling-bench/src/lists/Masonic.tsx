import { Masonry, type RenderComponentProps } from 'masonic';
import { COLUMNS, columnWidthIn, GAP_X, GAP_Y } from '../columns.ts';
import { posts, type Post } from '../posts.ts';
import { Tile } from '../Tile.tsx';

const items = [...posts];
const keyOf = ({ id }: Post) => id;
const Cell = ({ data }: RenderComponentProps<Post>) => (
  <article>
    <Tile post={data} />
  </article>
);

/** masonic, with its own overscan of one window and its own measuring, set to update each frame instead of 12 times a second. */
export function Masonic({ width }: { readonly width: number }) {
  return (
    <Masonry
      items={items}
      itemKey={keyOf}
      render={Cell}
      columnCount={COLUMNS}
      columnWidth={columnWidthIn(width)}
      columnGutter={GAP_X}
      rowGutter={GAP_Y}
      itemHeightEstimate={345}
      scrollFps={60}
    />
  );
}
