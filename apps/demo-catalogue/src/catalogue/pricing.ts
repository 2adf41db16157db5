import type { Random } from '../scene/random.ts';
import type { Merchandise } from './goods/merchandise.ts';
import { minorUnitsPerDollar, type Currency, type Retailer } from './retailers.ts';

/** The price of a thing at a retailer, in minor units of the retailer's currency. */
export interface Pricing {
  readonly regular: number;
  /** Below `regular`; absent if it is not on sale. */
  readonly sale?: number;
}

const SALE_SHARE = 0.22;
const discounts = [10, 15, 20, 20, 25, 30, 30, 40, 50];

/** A plausible price for a good at a retailer; about one in five is on sale. */
export function priceAt(random: Random, { dollars: [low, high] }: Merchandise, retailer: Retailer): Pricing {
  const place = (random.next() + random.next()) / 2;
  const dollars = low * (high / low) ** place * retailer.priceLevel;
  const regular = round(dollars * minorUnitsPerDollar[retailer.currency], retailer.currency);
  if (!random.chance(SALE_SHARE)) return { regular };
  return onSale(regular, random.pick(discounts), retailer.currency);
}

/** A price lowered by a percentage, in the steps that shops use. */
export function onSale(regular: number, percent: number, currency: Currency): Pricing {
  const sale = round((regular * (100 - percent)) / 100, currency);
  return sale < regular ? { regular, sale } : { regular };
}

/** The same amount in US cents. */
export function toCents(amount: number, currency: Currency): number {
  return Math.round((amount / minorUnitsPerDollar[currency]) * 100);
}

/** The next usual shop price: 12.50, 48.00, 128.00; 24,800 yen; 89,000 won. */
export function round(amount: number, currency: Currency): number {
  const step = stepOf(amount, currency);
  return Math.max(step, Math.round(amount / step) * step);
}

function stepOf(amount: number, currency: Currency): number {
  if (currency === 'KRW') return amount < 100_000 ? 1_000 : 5_000;
  if (currency === 'JPY') return amount < 10_000 ? 100 : 500;
  if (amount < 3_000) return 50;
  return amount < 20_000 ? 100 : 500;
}
