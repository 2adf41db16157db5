import { useTrack } from '@social-shop/analytics';
import { ProductTile, ShareButton, type ProductTileProps } from '@social-shop/commerce-ui';
import { useFlag } from '@social-shop/experiments';
import { paths } from '@social-shop/routing';
import { productLeft, productShareCancelled, productShared } from '../events.ts';
import { priceDropBadging } from '../flags.ts';
import { shopHref } from '../links.ts';
import { productPaths } from '../paths.ts';
import { withoutDrop, type PostProduct } from '../postProduct.ts';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';

/**
 * A product of a post as a tile with links to its page and to its retailer. Renders nothing without its details. Its share button shares the
 * post's page, at the product (specification 1, section 2, Share button).
 */
export function PostProductTile({
  postId,
  product: given,
  ...tile
}: {
  readonly postId: string;
  readonly product: PostProduct;
} & Pick<ProductTileProps, 'layout' | 'even'>) {
  const track = useTrack();
  const badging = useFlag(priceDropBadging);
  const { name, retailerName = '', link, detailsId, category, ...product } = badging ? given : withoutDrop(given);
  if (name === undefined) return null;
  const source = { li: postId, ci: postId };
  const id = `product-${product.id}`;
  return (
    <ProductTile
      {...tile}
      id={id}
      product={{
        ...{ ...product, name, retailerName },
        href: productPaths.product(detailsId, source),
        shopHref: shopHref(link, source),
        similarHref: category && productPaths.category(category),
      }}
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
}
