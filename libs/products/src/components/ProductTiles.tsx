import { ProductGrid, ProductTile, ShareButton } from '@social-shop/commerce-ui';
import { shopHref } from '../links.ts';
import type { PostProduct } from '../postProduct.ts';

/** The products of a post as tiles that lead out to their retailers. A product without details has no tile. */
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
  return (
    <ProductGrid {...(columns && { columns })}>
      {products.map(({ name, retailerName = '', link, ...product }) => {
        if (name === undefined) return null;
        const href = shopHref(link, { li: postId, ci: postId });
        return (
          <ProductTile
            key={product.id}
            product={{ ...product, name, retailerName, href }}
            share={<ShareButton title={name} text={retailerName} url={href} />}
          />
        );
      })}
    </ProductGrid>
  );
}
