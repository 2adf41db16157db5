import { expect, it } from 'vitest';
import { percentDrop } from './priceDrop.ts';

it.each([
  [12_000, 9_000, 25],
  [9_000, 12_000, null],
  // Half a percent or less is not a drop: only a number above 0 is (specification 1, section 5).
  [100_000, 99_700, null],
])('returns by how many percent a price from %i to %i is lowered', (before, after, percent) => {
  expect(percentDrop(before, after)).toBe(percent);
});
