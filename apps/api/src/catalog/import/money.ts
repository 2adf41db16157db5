import { minorUnitsPerDollar, type Currency } from '../retailers.ts';

/** Whether the catalogue can show prices in this currency. */
export const isKnownCurrency = (code: string): code is Currency => Object.hasOwn(minorUnitsPerDollar, code);

const fractionDigits = (currency: Currency) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** '42.99' in minor units; undefined for what is no amount of money. */
export function readMoney(text: string, currency: Currency): number | undefined {
  if (!/^\d{1,7}(\.\d{1,4})?$/.test(text)) return undefined;
  const amount = Number(text) * 10 ** fractionDigits(currency);
  const rounded = Math.round(amount);
  // 9.99 times 100 is a little less than 999; 9.995 is no price in cents.
  return Math.abs(amount - rounded) < 1e-6 * Math.max(1, rounded) ? rounded : undefined;
}
