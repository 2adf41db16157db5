import { expect, it } from 'vitest';
import { readMoney } from './money.ts';

it.each([
  // Contents of a price column, also in currencies of low value (K-M36).
  ['12900000', 'KRW', 12_900_000],
  ['2147483647', 'JPY', 2_147_483_647],
  ['2147483648', 'JPY', undefined],
  ['21474836.48', 'USD', undefined],
  ['42.99', 'USD', 4_299],
  ['42.9', 'USD', 4_290],
  ['42.9900', 'USD', 4_299],
  ['42.9950', 'USD', undefined],
  ['9.5', 'JPY', undefined],
  // As spreadsheets of other countries write them (K-M50).
  ['19,99', 'EUR', 1_999],
  ['1.299,00', 'EUR', 129_900],
  ['1,299.00', 'USD', 129_900],
  ['1.234.567,8', 'EUR', 123_456_780],
  // Over a thousand in one country, between one and two in another (K-M50).
  ['1.299', 'EUR', undefined],
  ['1,290', 'USD', undefined],
  ['1.2,99', 'EUR', undefined],
  ['$5.00', 'USD', undefined],
  ['-5', 'USD', undefined],
  ['', 'USD', undefined],
] as const)('reads %j in %s as %s minor units', (text, currency, amount) => {
  expect(readMoney(text, currency)).toBe(amount);
});
