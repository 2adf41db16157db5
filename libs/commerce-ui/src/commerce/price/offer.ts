/** The price of a product, in whole minor units of `currency` (W13). */
export interface PriceView {
  /** Without any sale; the lowest of the variants. */
  readonly regular: number;
  /** The highest of the variants, if they differ. */
  readonly regularMax?: number;
  /** The sale price; the lowest of the variants. */
  readonly sale?: number;
  readonly saleMax?: number;
  /** ISO 4217. */
  readonly currency: string;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** A price on the screen: the current price, and in a sale the price before and the saving. */
export interface Offer {
  readonly now: Range;
  readonly was?: Range;
  /** Whole percent from 1 to 100, of the lowest prices; absent if it rounds to zero. */
  readonly percentOff?: number;
}

const isAmount = (value: number | undefined): value is number => Number.isFinite(value) && Number(value) >= 0;

const range = (from: number, to: number | undefined): Range => ({ from, to: isAmount(to) && to > from ? to : from });

/**
 * Returns the offer of a price, `undefined` if none is known. It is a sale only if its price is below the regular one (specification 1,
 * section 4).
 */
export function offer({ regular, regularMax, sale, saleMax }: PriceView): Offer | undefined {
  if (!isAmount(regular)) return;
  const was = range(regular, regularMax);
  if (!isAmount(sale) || sale >= regular) return { now: was };
  const percent = Math.round((1 - sale / regular) * 100);
  return { now: range(sale, saleMax), was, ...(percent > 0 && { percentOff: percent }) };
}

const exponents = new Map<string, number>();

/** Number of decimal digits of a currency: 2 for USD, 0 for JPY and KRW, 3 for KWD. */
export function exponent(currency: string): number {
  let digits = exponents.get(currency);
  if (digits === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    exponents.set(currency, digits);
  }
  return digits;
}

/** Minor units as the amount that `formatNumber` takes. */
export function amount(minor: number, currency: string): number {
  return minor / 10 ** exponent(currency);
}
