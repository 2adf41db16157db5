import { evenTileSize, ProductTileSkeleton } from '@social-shop/commerce-ui';
import type { Tile } from '@social-shop/lists';
import { savedLabelId, SavedTile } from './components/SavedTile.tsx';
import { messages } from './messages.ts';
import type { SavedProduct } from './savedProduct.ts';

const size = evenTileSize(true);

/** A saved product in a list. */
export const savedProductTile: Tile<SavedProduct> = {
  sizeOf: () => size,
  labelIdOf: ({ id }) => savedLabelId(id),
  render: (item) => <SavedTile item={item} />,
  skeletons: [{ size, element: <ProductTileSkeleton noted /> }],
  texts: { failed: messages.failed },
};
