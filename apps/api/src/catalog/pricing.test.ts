import { expect, it } from 'vitest';
import { percentChange } from './pricing.ts';

it.each([
  [{ regular: 12_000, sale: 9_000 }, 25],
  [{ regular: 12_000 }, null],
  // Half a percent or less is no drop: only a number above 0 is (specification 1, section 5).
  [{ regular: 100_000, sale: 99_700 }, null],
])('says by how many percent %j is lowered', (pricing, percent) => {
  expect(percentChange(pricing)).toBe(percent);
});
