import { evenTileSize, ProductTileSkeleton } from '@social-shop/commerce-ui';
import type { Tile } from '@social-shop/lists';
import { savedLabelId, SavedTile } from './components/SavedTile.tsx';
import { messages } from './messages.ts';
import type { SavedProduct } from './savedProduct.ts';

const size = evenTileSize(true);

/** Returns the tile of a saved product; `listId` is the visitor's own list that the page shows, if any. */
export const savedTileOf = (listId?: string): Tile<SavedProduct> => ({
  sizeOf: () => size,
  labelIdOf: ({ id }) => savedLabelId(id),
  render: (item) => <SavedTile item={item} listId={listId} />,
  skeletons: [{ size, element: <ProductTileSkeleton noted /> }],
  texts: { failed: messages.failed },
});

/** A saved product. */
export const savedProductTile = savedTileOf();
