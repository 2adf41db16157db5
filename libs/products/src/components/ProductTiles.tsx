import { ProductGrid, ProductTile, ShareButton } from '@social-shop/commerce-ui';
import type { PostProduct } from '../postProduct.ts';

/** The products of a post as tiles that lead out to their retailers. A product without details has no tile. */
export function ProductTiles({
  products,
  columns,
}: {
  readonly products: readonly PostProduct[];
  /** On wide screens. */
  readonly columns?: 3 | 4;
}) {
  return (
    <ProductGrid {...(columns && { columns })}>
      {products.map(({ name, retailerName = '', ...product }) =>
        name === undefined ? null : (
          <ProductTile
            key={product.id}
            product={{ ...product, name, retailerName }}
            share={<ShareButton title={name} text={retailerName} url={product.href} />}
          />
        ),
      )}
    </ProductGrid>
  );
}
