import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import { Formatted } from '../../Formatted.tsx';
import { messages } from '../../messages.ts';
import { Picture, type PictureSize } from '../../pictures/Picture.tsx';
import { Chip } from '../../primitives/Chip.tsx';
import { hidden } from '../../theme/text.css.ts';
import { offer } from '../price/offer.ts';
import { formatSaving, Price } from '../price/Price.tsx';
import type { ProductView } from './ProductTile.tsx';
import * as css from './ProductCard.css.ts';

const sizes: PictureSize = { widths: [225, 450], sizes: '(min-width: 1264px) 19vw, (min-width: 600px) 29vw, 43vw' };
const smallSizes: PictureSize = { widths: [225], sizes: '(min-width: 600px) 18vw, 27vw' };

/** A product in a `Rail`: one link to its page. A small one shows its price only, and says its name to screen readers. */
export function ProductCard({
  product,
  small = false,
}: {
  readonly product: Omit<ProductView, 'shopHref' | 'similarHref' | 'retailerName'> & { readonly retailerName?: string };
  readonly small?: boolean;
}) {
  const intl = useIntl();
  const { name, price, href, imageUrl, retailerName, soldOut } = product;
  const saving = (price && offer(price)?.percentOff) ?? product.percentOff ?? 0;
  return (
    <Link href={href} className={soldOut ? `${css.card} ${css.soldOut}` : css.card}>
      <Picture className={css.picture} url={imageUrl} alt="" size={small ? smallSizes : sizes} ratio={1.25} />
      {soldOut ? <Chip className={css.chip}>{intl.formatMessage(messages.soldOut)}</Chip> : null}
      {saving > 0 && !soldOut && !small ? (
        <Chip look="saleOnImage" className={css.chip}>
          <Formatted values={[saving]}>{() => formatSaving(intl, saving)}</Formatted>
        </Chip>
      ) : null}
      <span className={css.facts}>
        {small ? <bdi className={hidden}>{name}</bdi> : null}
        {price ? <Price price={price} size={small ? 'small' : 'tile'} /> : null}
        {small ? null : (
          <>
            {retailerName ? <bdi className={css.retailer}>{retailerName}</bdi> : null}
            <bdi className={css.name}>{name}</bdi>
          </>
        )}
      </span>
    </Link>
  );
}
