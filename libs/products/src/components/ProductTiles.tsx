import { ProductGrid } from '@social-shop/commerce-ui';
import type { PostProduct } from '../postProduct.ts';
import { PostProductTile } from './PostProductTile.tsx';

/** The products of a post as tiles; a single one with its facts next to it. */
export function ProductTiles({
  postId,
  products,
  columns,
}: {
  readonly postId: string;
  readonly products: readonly PostProduct[];
  /** On wide screens. */
  readonly columns?: 3 | 4;
}) {
  const alone = products.length === 1;
  const tiles = products.map((product) => (
    <PostProductTile key={product.id} postId={postId} product={product} layout={alone ? 'row' : 'column'} />
  ));
  return alone ? tiles : <ProductGrid {...(columns && { columns })}>{tiles}</ProductGrid>;
}
