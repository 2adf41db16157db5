import { evenTileSize, ProductTile, ProductTileSkeleton, ShareButton } from '@social-shop/commerce-ui';
import { useFlag } from '@social-shop/experiments';
import type { Tile } from '@social-shop/lists';
import { FavoriteButton, priceDropBadging, productPaths, shopHref, withoutDrop } from '@social-shop/products';
import { messages } from '../messages.ts';
import type { FoundProduct } from './foundItems.ts';

const labelIdOf = ({ id }: FoundProduct) => `product-${id}`;

function FoundProductTile({ product }: { readonly product: FoundProduct }) {
  const badging = useFlag(priceDropBadging);
  const { id, link, category, ...view } = badging ? product : withoutDrop(product);
  const href = productPaths.product(id);
  return (
    <ProductTile
      id={labelIdOf(product)}
      even
      product={{
        ...view,
        href,
        // The product's own page leads on by itself.
        shopHref: link === undefined ? href : shopHref(link, {}),
        similarHref: category && productPaths.category(category),
      }}
      action={<FavoriteButton detailsId={id} name={view.name} />}
      share={<ShareButton title={view.name} text={view.retailerName} url={href} />}
    />
  );
}

const size = evenTileSize(false);

/** A product in the results. */
export const foundProductTile: Tile<FoundProduct> = {
  sizeOf: () => size,
  labelIdOf,
  render: (product) => <FoundProductTile product={product} />,
  skeletons: [{ size, element: <ProductTileSkeleton /> }],
  texts: { failed: messages.failed },
};
