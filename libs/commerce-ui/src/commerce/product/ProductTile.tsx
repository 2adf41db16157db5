import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import type { ReactNode } from 'react';
import { Formatted } from '../../Formatted.tsx';
import { Marked } from '../../Marked.tsx';
import { messages } from '../../messages.ts';
import { Picture, type PictureSize } from '../../pictures/Picture.tsx';
import { ButtonLink } from '../../primitives/Button.tsx';
import { Chip } from '../../primitives/Chip.tsx';
import { hidden, oneLine, text, twoLines } from '../../theme/text.css.ts';
import { offer, type PriceView } from '../price/offer.ts';
import { formatSaving, Price } from '../price/Price.tsx';
import { paidLink } from './paidLink.ts';
import * as css from './ProductTile.css.ts';

/** A product as its own tile shows it. */
export interface ProductView {
  readonly name: string;
  readonly retailerName: string;
  readonly imageUrl: string;
  /** The product's own page. */
  readonly href: string;
  /** Leads out of the shop, to the retailer (S18, S19). */
  readonly shopHref: string;
  readonly price?: PriceView;
  /** Whole percent of a price drop, where the old price is not known. */
  readonly percentOff?: number;
  /** Nothing of it is left. */
  readonly soldOut?: boolean;
  /** The address of similar products, for a sold-out one. */
  readonly similarHref?: string | undefined;
}

export interface ProductTileProps {
  readonly product: ProductView;
  /** The tile's id, for links with a fragment. In an even tile it is the id of the heading, which labels the list's item. */
  readonly id?: string;
  /** `column`: the facts are below the picture. `row`, for a single product: they are next to it. */
  readonly layout?: keyof typeof css.tile;
  /** Called when a link to the retailer is followed, in whichever tab. */
  readonly onLeave?: (() => void) | undefined;
  /** A line below the price, such as the earlier price. */
  readonly note?: ReactNode;
  /** All tiles of the list have the same height: if the price takes two lines, the name gets one. */
  readonly even?: boolean;
  /** A round button next to the price. */
  readonly share?: ReactNode;
  /** A round button on the picture, at its upper end. */
  readonly action?: ReactNode;
}

const sizes: Readonly<Record<keyof typeof css.tile, PictureSize>> = {
  column: { widths: [225, 450], sizes: '(min-width: 1264px) 23vw, (min-width: 600px) 31vw, 47vw' },
  row: { widths: [225], sizes: '(min-width: 500px) 200px, 40vw' },
};

/**
 * A product with everything for a decision: picture, saving, price, retailer and name, which link to its page, and the link to the
 * retailer. The picture is not in the tab order, because the name links to the same page.
 */
export function ProductTile(props: ProductTileProps) {
  const { product, id, layout = 'column', onLeave, note, even = false, share, action } = props;
  const intl = useIntl();
  const { name, price, href, shopHref, similarHref } = product;
  const saving = (price && offer(price)?.percentOff) ?? product.percentOff ?? 0;
  // A middle button opens a tab, too.
  const left = { onClick: onLeave, onAuxClick: onLeave };
  const alone = layout === 'row';
  const button = {
    look: alone ? 'primary' : 'quiet',
    wide: !alone,
    className: alone ? css.shopAlone : css.shop,
  } as const;
  // The list has an article for each item, and the page's title above it.
  const [Tile, Heading] = even ? (['div', 'h2'] as const) : (['article', 'h3'] as const);
  const classes = [css.tile[layout], product.soldOut && css.soldOut, even && css.even[note ? 'noted' : 'plain']]
    .filter(Boolean)
    .join(' ');
  return (
    <Tile id={even ? undefined : id} className={classes}>
      <div className={css.frame}>
        <Link href={href} className={css.picture} tabIndex={-1} aria-hidden="true">
          <Picture className={css.picture} url={product.imageUrl} alt="" size={sizes[layout]} ratio={1.25} />
        </Link>
        {product.soldOut && <Chip className={css.chip}>{intl.formatMessage(messages.soldOut)}</Chip>}
        {saving > 0 && !product.soldOut && (
          <Chip look="saleOnImage" className={css.chip}>
            <Formatted values={[saving]}>{() => formatSaving(intl, saving)}</Formatted>
          </Chip>
        )}
        {action && <div className={css.action}>{action}</div>}
      </div>
      <div className={css.facts}>
        <div className={note && saving > 0 ? `${css.price} ${css.reduced}` : css.price}>
          {price && <Price price={price} dropped={note ? 0 : product.percentOff} />}
        </div>
        {note && <div className={css.note}>{note}</div>}
        <p className={`${text.caption} ${oneLine} ${css.retailer}`} title={product.retailerName}>
          <bdi>
            <Marked text={product.retailerName} />
          </bdi>
        </p>
        <Heading id={even ? id : undefined} className={`${text.small} ${twoLines} ${css.name}`} title={name}>
          <Link href={href} className={css.nameLink}>
            <bdi>
              <Marked text={name} />
            </bdi>
          </Link>
        </Heading>
        {share && <div className={css.share}>{share}</div>}
      </div>
      {product.soldOut && similarHref ? (
        <ButtonLink {...button} href={similarHref}>
          {intl.formatMessage(messages.seeSimilar)}
        </ButtonLink>
      ) : (
        <ButtonLink {...button} {...paidLink} {...left} href={shopHref}>
          {intl.formatMessage(messages.shopNow)}
          <span className={hidden}>
            <bdi>{name}</bdi> {intl.formatMessage(messages.newTab)}
          </span>
        </ButtonLink>
      )}
    </Tile>
  );
}

/**
 * Product tiles in columns: 2 on phones, 3 from sm, and 4 from lg where there is room; next to a picture 2, and 3 from lg. A single tile is
 * not a grid: give it `layout="row"`.
 */
export function ProductGrid({ columns = 4, children }: { readonly columns?: 3 | 4; readonly children: ReactNode }) {
  return <div className={css.columns[columns]}>{children}</div>;
}
