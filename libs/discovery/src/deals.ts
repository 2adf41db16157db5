import type { ProductDetails } from '@social-shop/products';
import { messages } from './messages.ts';
import type { NamedCategory } from './namedCategory.ts';

/** A named category of products for less. */
export interface Deal extends NamedCategory {
  /** Returns whether a product fits the deal, because its posts also show products that do not. */
  readonly keeps: (details: ProductDetails) => boolean;
}

const below =
  (dollars: number) =>
  ({ price }: ProductDetails) =>
    price < dollars * 100;

/** The deals, in the order in which the shop shows them (S4). */
export const deals: readonly Deal[] = [
  {
    key: 'salealert',
    title: messages.saleAlert,
    subtitle: messages.saleAlertSubtitle,
    keeps: ({ percentChange = 0 }) => percentChange > 0,
  },
  {
    key: 'findsunder100',
    title: messages.findsUnder100,
    subtitle: messages.findsUnder100Subtitle,
    keeps: below(100),
  },
  { key: 'findsunder50', title: messages.findsUnder50, subtitle: messages.findsUnder50Subtitle, keeps: below(50) },
];
