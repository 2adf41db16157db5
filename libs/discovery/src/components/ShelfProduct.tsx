import { Chip, Formatted, formatSaving, offer, Picture, Price, type PictureSize } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import type { PostProduct } from '@social-shop/products';
import { Link } from '@social-shop/routing';
import * as css from './ShelfProduct.css.ts';

const size: PictureSize = {
  widths: [225, 450],
  sizes: '(min-width: 1264px) 18vw, (min-width: 960px) 23vw, (min-width: 600px) 27vw, 40vw',
};

/** A product on a shelf: all of the tile is its link. */
export function ShelfProduct({ product, href }: { readonly product: PostProduct; readonly href: string }) {
  const intl = useIntl();
  const { name, retailerName = '', imageUrl, price } = product;
  const saving = (price && offer(price)?.percentOff) ?? product.percentOff ?? 0;
  return (
    <article className={css.tile}>
      <div className={css.frame}>
        <Picture className={css.picture} url={imageUrl} alt="" size={size} ratio={1.25} />
        {saving > 0 ? (
          <Chip look="saleOnImage" className={css.chip}>
            <Formatted values={[saving]}>{() => formatSaving(intl, saving)}</Formatted>
          </Chip>
        ) : null}
      </div>
      <div className={css.price}>{price ? <Price price={price} dropped={product.percentOff} /> : null}</div>
      <p className={css.retailer} title={retailerName}>
        <bdi>{retailerName}</bdi>
      </p>
      <h3 className={css.name} title={name}>
        <Link href={href} className={css.link}>
          <bdi>{name}</bdi>
        </Link>
      </h3>
    </article>
  );
}
