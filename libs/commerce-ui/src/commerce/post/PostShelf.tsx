import type { TilePictures } from '@social-shop/api-contract';
import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import { Marked } from '../../Marked.tsx';
import { messages } from '../../messages.ts';
import { imageUrl, srcSet } from '../../pictures/imageUrl.ts';
import { useImage } from '../../pictures/useImage.ts';
import { hidden, oneLine } from '../../theme/text.css.ts';
import type { PriceView } from '../price/offer.ts';
import * as css from './PostShelf.css.ts';
import { Price } from '../price/Price.tsx';
import { PriceFrom, type PriceFromProps } from './PriceFrom.tsx';

/** A product as the row under a post shows it; `href` is its page. */
export interface ShelfProduct {
  readonly name: string;
  readonly imageUrl: string;
  readonly href: string;
  readonly price?: PriceView;
}

const shown = 3;
const width: TilePictures['product'] = 88;

function Thumb({ product }: { readonly product: ShelfProduct }) {
  const { failed, watch } = useImage(product.imageUrl);
  return (
    <Link href={product.href} className={css.thumb} data-failed={failed || undefined}>
      <img
        {...watch}
        className={css.thumbPicture}
        src={imageUrl(product.imageUrl, { width, height: width })}
        srcSet={srcSet(product.imageUrl, { widths: [width], ratio: 1 })}
        sizes="(min-width: 600px) 66px, 40px"
        width={width}
        height={width}
        alt={product.name}
        loading="lazy"
      />
    </Link>
  );
}

/** A sum in minor units that has more digits than a narrow square holds in its usual size. */
const much = 100_000;

function squareLook(price: PriceFromProps['price'] | undefined) {
  if (!price) return css.squareWithoutPrice;
  return price.amount < much ? css.square : css.squareOfMuch;
}

/**
 * The row of four squares under a post: up to three products, then their number and lowest price (S27). All text in it is one link to the
 * post.
 */
export function PostShelf({
  products,
  count,
  priceFrom,
  color,
  postHref,
}: {
  readonly products: readonly ShelfProduct[];
  /** Of all products of the post. */
  readonly count: number;
  /** Absent where they have several currencies, or none a price (W17). */
  readonly priceFrom?: PriceFromProps['price'] | undefined;
  /** The post's own: products wait in it. */
  readonly color: string;
  readonly postHref: string;
}) {
  const intl = useIntl();
  const thumbs = products.slice(0, shown);
  const rest = count - shown;
  const [only] = thumbs;
  const price = priceFrom && <PriceFrom price={priceFrom} />;
  return (
    // Not in the server's page: 36 colours cost 300 bytes, and the shelves that need them longest are below the first screen.
    <div ref={(shelf) => shelf?.style.setProperty(css.postColor, color)} className={css.shelf}>
      {thumbs.map((product) => (
        <Thumb key={product.href} product={product} />
      ))}
      {count === 1 && only && (
        <Link href={postHref} className={css.besideOne}>
          <bdi className={`${css.name} ${oneLine}`} title={only.name}>
            <Marked text={only.name} />
          </bdi>
          {only.price && <Price price={only.price} />}
        </Link>
      )}
      {count === 2 && thumbs.length === 2 && (
        <Link href={postHref} className={css.besideTwo}>
          {intl.formatMessage(messages.productCount, { count })}
          {price && (
            <span className={css.priceLine}>
              <span>{price}</span>
            </span>
          )}
        </Link>
      )}
      {(count === 3 || count === 4) && (
        <Link href={postHref} className={squareLook(priceFrom)}>
          <span className={css.squareText}>
            <span>
              <span className={css.squareCount}>{intl.formatMessage(messages.productCount, { count })}</span>
              {price}
            </span>
          </span>
        </Link>
      )}
      {rest > 1 && (
        <Link href={postHref} className={css.more}>
          <span className={css.moreCount} aria-hidden="true">
            {intl.formatNumber(rest, { format: 'count', signDisplay: 'always' })}
          </span>
          <span className={hidden}>{intl.formatMessage(messages.moreProducts, { count: rest })}</span>
          {price && <span className={css.morePrice}>{price}</span>}
        </Link>
      )}
    </div>
  );
}
