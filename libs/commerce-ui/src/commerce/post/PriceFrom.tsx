import type { Ltk, Of } from '@social-shop/api-contract';
import { useIntl } from '@social-shop/i18n';
import { Formatted } from '../../Formatted.tsx';
import { messages } from '../../messages.ts';
import { formatShortPrice } from '../price/Price.tsx';

export interface PriceFromProps {
  readonly price: NonNullable<Of<typeof Ltk>['priceFrom']>;
}

/** 'from $34': the price of the cheapest product of a post (W17). */
export function PriceFrom({ price }: PriceFromProps) {
  const intl = useIntl();
  const { amount, currency } = price;
  return intl.formatMessage(messages.priceFrom, {
    price: (
      <Formatted key="price" values={[amount, currency]}>
        {() => formatShortPrice(intl, amount, currency)}
      </Formatted>
    ),
  });
}
