import { useIntl, type IntlShape } from '@social-shop/i18n';
import { Formatted } from '../../Formatted.tsx';
import { messages } from '../../messages.ts';
import { hidden } from '../../theme/text.css.ts';
import * as css from './Price.css.ts';
import { amount, offer, type Offer, type PriceView } from './offer.ts';

/** A price of minor units in the visitor's language: 12800 USD is `$128.00`, 12800 JPY `¥12,800`. */
export function formatPrice(intl: IntlShape, minor: number, currency: string): string {
  return intl.formatNumber(amount(minor, currency), { format: 'price', currency });
}

/** The same where there is little room: `$128`, but `$128.50`. */
export function formatShortPrice(intl: IntlShape, minor: number, currency: string): string {
  return intl.formatNumber(amount(minor, currency), { format: 'shortPrice', currency });
}

/** Whole percent: '30%'. */
export function formatPercent(intl: IntlShape, percent: number): string {
  return intl.formatNumber(percent / 100, { format: 'percent' });
}

/** A saving of whole percent, with a real minus: '−30%'. */
export function formatSaving(intl: IntlShape, percent: number): string {
  return intl.formatNumber(-percent / 100, { format: 'percent' }).replace('-', '−');
}

const formatDrop = (intl: IntlShape, percent: number) =>
  intl.formatMessage(messages.priceDropped, { percent: formatPercent(intl, percent) });

function formatRange(intl: IntlShape, { from, to }: Offer['now'], currency: string): string {
  const low = formatPrice(intl, from, currency);
  return from === to
    ? low
    : intl.formatMessage(messages.priceRange, { from: low, to: formatPrice(intl, to, currency) });
}

function Amount({ range, currency }: { readonly range: Offer['now']; readonly currency: string }) {
  const intl = useIntl();
  return <Formatted values={[range.from, range.to, currency]}>{() => formatRange(intl, range, currency)}</Formatted>;
}

/**
 * The price, in a sale first the new one, then the old one struck through. Nothing where no price is known.
 * `dropped`: by how many whole percent it has fallen, said in words where the old price is not known.
 */
export function Price({
  price,
  dropped = 0,
  size = 'tile',
}: {
  readonly price: PriceView;
  readonly dropped?: number | undefined;
  readonly size?: keyof typeof css.size;
}) {
  const intl = useIntl();
  const shown = offer(price);
  if (!shown) return null;
  const { now, was } = shown;
  const { currency } = price;
  const shownNow = <Amount range={now} currency={currency} />;
  if (!was && dropped <= 0) return <div className={css.size[size]}>{shownNow}</div>;
  return (
    <div className={css.size[size]}>
      <span className={css.sale}>
        {was && <span className={hidden}>{intl.formatMessage(messages.salePrice)} </span>}
        {shownNow}
      </span>
      {was ? (
        <s className={css.was}>
          <span className={hidden}>{intl.formatMessage(messages.oldPrice)} </span>
          <Amount range={was} currency={currency} />
        </s>
      ) : (
        <span className={css.dropped}>
          <Formatted values={[dropped]}>{() => formatDrop(intl, dropped)}</Formatted>
        </span>
      )}
    </div>
  );
}
