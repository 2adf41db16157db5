import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import { messages } from '../messages.ts';
import { imageUrl, srcSet } from '../pictures/imageUrl.ts';
import { hidden, oneLine } from '../theme/text.css.ts';
import type { PriceView } from './offer.ts';
import * as css from './PostTile.css.ts';
import { Price } from './Price.tsx';

/** A product as the row under a post shows it; `href` leads out of the shop, to the retailer (S18). */
export interface ShelfProduct {
  readonly name: string;
  readonly imageUrl: string;
  readonly href: string;
  readonly price?: PriceView;
}

const shown = 3;
const width = 88;

/** The row of four squares under a post: up to three products, and from five on '+N' for the rest (S27). */
export function PostShelf({
  products,
  count,
  postHref,
}: {
  readonly products: readonly ShelfProduct[];
  /** Of all products of the post. */
  readonly count: number;
  readonly postHref: string;
}) {
  const intl = useIntl();
  const thumbs = products.slice(0, shown);
  const rest = count - shown;
  const [only] = thumbs;
  return (
    <div className={css.shelf}>
      {thumbs.map((product) => (
        <a key={product.href} href={product.href} className={css.thumb} target="_blank" rel="noopener">
          <img
            className={css.thumbPicture}
            src={imageUrl(product.imageUrl, { width, height: width })}
            srcSet={srcSet(product.imageUrl, { widths: [width], ratio: 1 })}
            sizes="(min-width: 600px) 66px, 40px"
            width={width}
            height={width}
            alt={product.name}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
      {count === 1 && only && (
        <div className={css.besideOne} dir="auto">
          <span className={`${css.besideName} ${oneLine}`} title={only.name}>
            {only.name}
          </span>
          {only.price && <Price price={only.price} />}
        </div>
      )}
      {count === 2 && thumbs.length === 2 && (
        <div className={css.besideTwo} dir="auto">
          {intl.formatMessage(messages.productCount, { count })}
        </div>
      )}
      {rest > 1 && (
        <Link href={postHref} className={css.more}>
          <span className={css.moreCount} aria-hidden="true">
            {intl.formatNumber(rest, { format: 'count', signDisplay: 'always' })}
          </span>
          <span className={hidden}>{intl.formatMessage(messages.moreProducts, { count: rest })}</span>
        </Link>
      )}
    </div>
  );
}
