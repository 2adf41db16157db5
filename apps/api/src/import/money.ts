import { type Currency, minorUnitsPerDollar } from '../catalogue/demo.ts';

/** Whether the catalogue can show prices in this currency. */
export const isKnownCurrency = (code: string): code is Currency => Object.hasOwn(minorUnitsPerDollar, code);

export const knownCurrencies = Object.keys(minorUnitsPerDollar).filter(isKnownCurrency);

/** Limit of a price column, in minor units. */
const MOST = 2_147_483_647;

/** Two or fewer digits after the last mark are a fraction, whichever mark it is; so are four after a point, as some shops export them. */
const plain = /^\d{1,12}([.,]\d{1,2}|\.\d{4})?$/;
/** Three digits after a mark are thousands only if a fraction follows: '1.299' alone is 1299 in one country, 1.299 in another. */
const grouped = /^\d{1,3}(?:(?:,\d{3}){1,3}\.\d{1,2}|(?:\.\d{3}){1,3},\d{1,2})$/;

const fractionDigits = (currency: Currency) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** '42.99' or '1.299,00' in minor units; undefined if it is not an amount of money, or is ambiguous. */
export function readMoney(text: string, currency: Currency): number | undefined {
  if (!plain.test(text) && !grouped.test(text)) return undefined;
  const mark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const digits = (part: string) => part.replace(/[.,]/g, '');
  const value = mark < 0 ? text : `${digits(text.slice(0, mark))}.${text.slice(mark + 1)}`;
  const amount = Number(value) * 10 ** fractionDigits(currency);
  const rounded = Math.round(amount);
  // 9.99 times 100 is a little less than 999; 9.995 is not a price in cents.
  const isWhole = Math.abs(amount - rounded) < 1e-6 * Math.max(1, rounded);
  return isWhole && rounded <= MOST ? rounded : undefined;
}

/** A price: an amount above 0. */
export const readPrice = (text: string, currency: Currency) => readMoney(text, currency) || undefined;
