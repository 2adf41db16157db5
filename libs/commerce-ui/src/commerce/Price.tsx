import { useIntl, type IntlShape } from '@social-shop/i18n';
import { Formatted } from '../Formatted.tsx';
import { messages } from '../messages.ts';
import { hidden } from '../theme/text.css.ts';
import * as css from './Price.css.ts';
import { amount, offer, type Offer, type PriceView } from './offer.ts';

/** A price of minor units in the visitor's language: 12800 USD is `$128.00`, 12800 JPY `¥12,800`. */
export function formatPrice(intl: IntlShape, minor: number, currency: string): string {
  return intl.formatNumber(amount(minor, currency), { format: 'price', currency });
}

/** A saving of whole percent, with a real minus: '−30%'. */
export function formatSaving(intl: IntlShape, percent: number): string {
  return intl.formatNumber(-percent / 100, { format: 'percent' }).replace('-', '−');
}

function formatRange(intl: IntlShape, { from, to }: Offer['now'], currency: string): string {
  const low = formatPrice(intl, from, currency);
  return from === to
    ? low
    : intl.formatMessage(messages.priceRange, { from: low, to: formatPrice(intl, to, currency) });
}

function Amount({ range, currency }: { readonly range: Offer['now']; readonly currency: string }) {
  const intl = useIntl();
  return (
    <bdi>
      <Formatted values={[range.from, range.to, currency]}>{() => formatRange(intl, range, currency)}</Formatted>
    </bdi>
  );
}

/** The price, in a sale first the new one, then the old one struck through. Nothing where no price is known. */
export function Price({ price, size = 'tile' }: { readonly price: PriceView; readonly size?: keyof typeof css.size }) {
  const intl = useIntl();
  const shown = offer(price);
  if (!shown) return null;
  const { currency } = price;
  if (!shown.was) {
    return (
      <div className={css.size[size]}>
        <Amount range={shown.now} currency={currency} />
      </div>
    );
  }
  return (
    <div className={css.size[size]}>
      <span className={css.sale}>
        <span className={hidden}>{intl.formatMessage(messages.salePrice)} </span>
        <Amount range={shown.now} currency={currency} />
      </span>
      <s className={css.was}>
        <span className={hidden}>{intl.formatMessage(messages.regularPrice)} </span>
        <Amount range={shown.was} currency={currency} />
      </s>
    </div>
  );
}
