import { VirtuosoMasonry } from '@virtuoso.dev/masonry';
import { COLUMNS, GAP_X, GAP_Y } from '../columns.ts';
import { posts, type Post } from '../posts.ts';
import { Tile } from '../Tile.tsx';

const data = [...posts];
const ItemContent = ({ data }: { readonly data: Post }) => (
  <article style={{ paddingInline: GAP_X / 2, paddingBlockEnd: GAP_Y }}>
    <Tile post={data} />
  </article>
);

/** Virtuoso's masonry, which measures by itself. */
export function Virtuoso() {
  return (
    <div style={{ marginInline: -GAP_X / 2 }}>
      <VirtuosoMasonry
        useWindowScroll
        columnCount={COLUMNS}
        data={data}
        initialItemCount={12}
        ItemContent={ItemContent}
      />
    </div>
  );
}
