import { evenTileSize, ProductTileSkeleton } from '@social-shop/commerce-ui';
import type { Tile } from '@social-shop/lists';
import { PostProductTile } from '@social-shop/products';
import { messages } from './messages.ts';
import type { SavedProduct } from './savedProduct.ts';

const size = evenTileSize(false);

/** The tile of a product in a shared list. */
export const sharedTile: Tile<SavedProduct> = {
  sizeOf: () => size,
  labelIdOf: ({ product }) => `product-${product.id}`,
  render: ({ postId, product }) => <PostProductTile postId={postId} product={product} even />,
  skeletons: [{ size, element: <ProductTileSkeleton /> }],
  texts: { failed: messages.failed },
};
