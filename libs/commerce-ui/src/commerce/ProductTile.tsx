import { useIntl } from '@social-shop/i18n';
import type { ReactNode } from 'react';
import { Formatted } from '../Formatted.tsx';
import { messages } from '../messages.ts';
import { Picture, type PictureSize } from '../pictures/Picture.tsx';
import { ButtonLink } from '../primitives/Button.tsx';
import { Chip } from '../primitives/Chip.tsx';
import { hidden, oneLine, text, twoLines } from '../theme/text.css.ts';
import { offer, type PriceView } from './offer.ts';
import { formatSaving, Price } from './Price.tsx';
import * as css from './ProductTile.css.ts';

/** A product as its own tile shows it; `href` leads out of the shop, to the retailer (S18, S19). */
export interface ProductView {
  readonly name: string;
  readonly retailerName: string;
  readonly imageUrl: string;
  readonly href: string;
  readonly price?: PriceView;
  /** Whole percent of a price drop, where the old price is not known. */
  readonly percentOff?: number;
}

export interface ProductTileProps {
  readonly product: ProductView;
  /** A round button beside the price. */
  readonly share?: ReactNode;
  /** A round button on the picture, at its upper end. */
  readonly action?: ReactNode;
}

const pictureSize: PictureSize = {
  widths: [225, 450],
  sizes: '(min-width: 1264px) 23vw, (min-width: 600px) 31vw, 47vw',
};

/** A product with everything that decides: picture, saving, price, retailer, name, and the way to the retailer. */
export function ProductTile({ product, share, action }: ProductTileProps) {
  const intl = useIntl();
  const { name, price, href } = product;
  const saving = (price && offer(price)?.percentOff) ?? product.percentOff ?? 0;
  return (
    <article className={css.tile}>
      <div className={css.frame}>
        <a href={href} className={css.picture} target="_blank" rel="noopener">
          <Picture className={css.picture} url={product.imageUrl} alt={name} size={pictureSize} ratio={1.25} />
        </a>
        {saving > 0 && (
          <Chip look="sale" className={css.chip}>
            <Formatted values={[saving]}>{() => formatSaving(intl, saving)}</Formatted>
          </Chip>
        )}
        {action && <div className={css.action}>{action}</div>}
      </div>
      <div className={css.facts}>
        <div className={css.price}>{price && <Price price={price} />}</div>
        <p className={`${text.caption} ${oneLine} ${css.retailer}`} dir="auto" title={product.retailerName}>
          {product.retailerName}
        </p>
        {share && <div className={css.share}>{share}</div>}
      </div>
      <h3 className={`${text.small} ${twoLines} ${css.name}`} dir="auto" title={name}>
        {name}
      </h3>
      <ButtonLink href={href} look="secondary" wide target="_blank" rel="noopener">
        {intl.formatMessage(messages.shopNow)}
        <span className={hidden}>
          {name} {intl.formatMessage(messages.newTab)}
        </span>
      </ButtonLink>
    </article>
  );
}

/** Product tiles in columns: 2 on phones, 3 from sm, and 4 from lg where there is room. */
export function ProductGrid({ columns = 4, children }: { readonly columns?: 3 | 4; readonly children: ReactNode }) {
  return <div className={css.columns[columns]}>{children}</div>;
}
