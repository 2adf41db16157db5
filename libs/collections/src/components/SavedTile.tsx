import { useTrack } from '@social-shop/analytics';
import { Drawing, Formatted, formatPrice, ProductTile } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { FavoriteButton, productLeft, productPaths, shopHref, withoutDrop } from '@social-shop/products';
import arrowDown from 'icon:arrow-down';
import arrowUp from 'icon:arrow-up';
import { messages } from '../messages.ts';
import type { SavedProduct } from '../savedProduct.ts';
import { SavedMenu } from './SavedMenu.tsx';
import * as css from './SavedTile.css.ts';

/** Id of the element that names a tile. */
export const savedLabelId = (id: string) => `saved-${id}`;

/** A saved product with its current price and the price when it was saved. */
export function SavedTile({ item, listId }: { readonly item: SavedProduct; readonly listId?: string | undefined }) {
  const track = useTrack();
  const { postId, product } = item;
  const { id, name, retailerName = '', link, detailsId, category, percentOff, ...shown } = withPercent(product);
  const source = { li: postId, ci: postId };
  return (
    <ProductTile
      id={savedLabelId(item.id)}
      even
      product={{
        ...shown,
        ...(percentOff !== undefined && { percentOff }),
        name,
        retailerName,
        href: productPaths.product(detailsId, source),
        shopHref: shopHref(link, source),
        similarHref: category && productPaths.category(category),
      }}
      onLeave={() => track(productLeft(id, postId))}
      note={<Then item={item} />}
      share={<SavedMenu item={item} listId={listId} />}
      action={<FavoriteButton detailsId={detailsId} productId={id} name={name} />}
    />
  );
}

/** The line below shows the earlier price, so the price has none next to it. */
const withPercent = (product: SavedProduct['product']) => ({
  ...withoutDrop(product),
  percentOff: product.percentOff,
});

/** The price when it was saved, and whether that was more. */
function Then({ item: { product, saved } }: { readonly item: SavedProduct }) {
  const intl = useIntl();
  const { price } = product;
  if (!saved || !price) return <>{NOTHING}</>;
  const now = price.sale ?? price.regular;
  if (saved.currency === price.currency && saved.amount === now) return <>{intl.formatMessage(messages.sameAsSaved)}</>;
  const isComparable = saved.currency === price.currency;
  const isLower = isComparable && now < saved.amount;
  return (
    <span className={isLower ? css.lower : css.then}>
      {isComparable ? <Drawing path={isLower ? arrowDown : arrowUp} size={16} /> : null}
      <Formatted values={[saved.amount, saved.currency]}>
        {() => intl.formatMessage(messages.whenSaved, { price: formatPrice(intl, saved.amount, saved.currency) })}
      </Formatted>
    </span>
  );
}

/** Keeps the line's height. */
const NOTHING = '\u00a0';
