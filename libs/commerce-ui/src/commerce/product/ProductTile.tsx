import { useIntl } from '@social-shop/i18n';
import type { ReactNode } from 'react';
import { Formatted } from '../../Formatted.tsx';
import { messages } from '../../messages.ts';
import { Picture, type PictureSize } from '../../pictures/Picture.tsx';
import { ButtonLink } from '../../primitives/Button.tsx';
import { Chip } from '../../primitives/Chip.tsx';
import { hidden, oneLine, text, twoLines } from '../../theme/text.css.ts';
import { offer, type PriceView } from '../price/offer.ts';
import { formatSaving, Price } from '../price/Price.tsx';
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
  /** Nothing of it is left; the retailer's page may say when it comes back. */
  readonly soldOut?: boolean;
}

export interface ProductTileProps {
  readonly product: ProductView;
  /** The tile's id: what the fragment of an address names. */
  readonly id?: string;
  /** Facts below the picture, or beside it: a product that stands alone. */
  readonly layout?: keyof typeof css.tile;
  /** Called when a link to the retailer is followed, in whichever tab. */
  readonly onLeave?: (() => void) | undefined;
  /** A round button beside the price. */
  readonly share?: ReactNode;
  /** A round button on the picture, at its upper end. */
  readonly action?: ReactNode;
}

const sizes: Readonly<Record<keyof typeof css.tile, PictureSize>> = {
  column: { widths: [225, 450], sizes: '(min-width: 1264px) 23vw, (min-width: 600px) 31vw, 47vw' },
  row: { widths: [225], sizes: '(min-width: 500px) 200px, 40vw' },
};

/**
 * A product with everything that decides: picture, saving, price, retailer, name, and the way to the retailer.
 * Picture and name lead there too, for pointers; the keyboard stops at the button only.
 */
export function ProductTile({ product, id, layout = 'column', onLeave, share, action }: ProductTileProps) {
  const intl = useIntl();
  const { name, price, href } = product;
  const saving = (price && offer(price)?.percentOff) ?? product.percentOff ?? 0;
  // A middle button opens a tab, too.
  const left = { onClick: onLeave, onAuxClick: onLeave };
  const out = { href, target: '_blank', rel: 'noopener', tabIndex: -1, ...left };
  const alone = layout === 'row';
  return (
    <article id={id} className={`${css.tile[layout]}${product.soldOut ? ` ${css.soldOut}` : ''}`}>
      <div className={css.frame}>
        <a {...out} className={css.picture} aria-hidden="true">
          <Picture className={css.picture} url={product.imageUrl} alt="" size={sizes[layout]} ratio={1.25} />
        </a>
        {product.soldOut && <Chip className={css.chip}>{intl.formatMessage(messages.soldOut)}</Chip>}
        {saving > 0 && !product.soldOut && (
          <Chip look="saleOnImage" className={css.chip}>
            <Formatted values={[saving]}>{() => formatSaving(intl, saving)}</Formatted>
          </Chip>
        )}
        {action && <div className={css.action}>{action}</div>}
      </div>
      <div className={css.facts}>
        <div className={css.price}>{price && <Price price={price} dropped={product.percentOff} />}</div>
        <p className={`${text.caption} ${oneLine} ${css.retailer}`} title={product.retailerName}>
          <bdi>{product.retailerName}</bdi>
        </p>
        <h3 className={`${text.small} ${twoLines} ${css.name}`} title={name}>
          <a {...out} className={css.nameLink}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        {share && <div className={css.share}>{share}</div>}
      </div>
      <ButtonLink
        href={href}
        look={alone ? 'primary' : 'quiet'}
        wide={!alone}
        className={alone ? css.shopAlone : css.shop}
        target="_blank"
        rel="noopener"
        {...left}
      >
        {intl.formatMessage(messages.shopNow)}
        <span className={hidden}>
          <bdi>{name}</bdi> {intl.formatMessage(messages.newTab)}
        </span>
      </ButtonLink>
    </article>
  );
}

/**
 * Product tiles in columns: 2 on phones, 3 from sm, and 4 from lg where there is room; beside a picture 2, and 3 from lg.
 * One by itself is no grid: give it `layout="row"`.
 */
export function ProductGrid({ columns = 4, children }: { readonly columns?: 3 | 4; readonly children: ReactNode }) {
  return <div className={css.columns[columns]}>{children}</div>;
}
