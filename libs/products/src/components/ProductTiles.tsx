import { useTrack } from '@social-shop/analytics';
import { ProductGrid, ProductTile, ShareButton } from '@social-shop/commerce-ui';
import { useFlag } from '@social-shop/experiments';
import { paths } from '@social-shop/routing';
import { productLeft, productShareCancelled, productShared } from '../events.ts';
import { priceDropBadging } from '../flags.ts';
import { shopHref } from '../links.ts';
import { productPaths } from '../paths.ts';
import { withoutDrop, type PostProduct } from '../postProduct.ts';
import { FavoriteButton } from './FavoriteButton.tsx';

/**
 * The products of a post as tiles that lead to their pages and out to their retailers; a single one with its facts beside it. A product
 * without details has no tile. What is shared is the post's page, at the product (specification 1, section 2, Share button).
 */
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
  const track = useTrack();
  const alone = products.length === 1;
  const badging = useFlag(priceDropBadging);
  const source = { li: postId, ci: postId };
  const tiles = products.map((given) => {
    const { name, retailerName = '', link, detailsId, category, ...product } = badging ? given : withoutDrop(given);
    if (name === undefined) return null;
    const id = `product-${product.id}`;
    return (
      <ProductTile
        key={id}
        id={id}
        product={{
          ...{ ...product, name, retailerName },
          href: productPaths.product(detailsId, source),
          shopHref: shopHref(link, source),
          similarHref: category && productPaths.category(category),
        }}
        layout={alone ? 'row' : 'column'}
        onLeave={() => track(productLeft(product.id, postId))}
        action={<FavoriteButton detailsId={detailsId} productId={product.id} name={name} />}
        share={
          <ShareButton
            title={name}
            text={retailerName}
            url={`${paths.post(postId)}#${id}`}
            onShare={() => track(productShared(product.id, postId))}
            onCancel={() => track(productShareCancelled(product.id, postId))}
          />
        }
      />
    );
  });
  return alone ? tiles : <ProductGrid {...(columns && { columns })}>{tiles}</ProductGrid>;
}
