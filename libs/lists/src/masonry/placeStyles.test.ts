import { expect, it } from 'vitest';
import { placeInLayouts, styleBlock, tileStyles } from './placeStyles.ts';

const sizes = [
  { share: 15_000, fixed: 43 },
  { share: 12_500, fixed: 43 },
  { share: 12_500, fixed: 43 },
];

it('returns the place of a tile for every number of columns', () => {
  // One column: below both others. Two: below the second, which is the shorter one. Three and four: next to them.
  expect(tileStyles(placeInLayouts(sizes))(2)).toEqual({
    '--a0': 27_500,
    '--b0': 2 * 43 + 2 * 16,
    '--c1': 1,
    '--a1': 12_500,
    '--b1': 43 + 16,
    '--c2': 2,
    '--a2': 0,
    '--b2': 0,
    '--c3': 2,
    '--a3': 0,
    '--b3': 0,
  });
});

it('writes only numbers under its own names into the page’s style block', () => {
  const block = styleBlock('m_R_1_-', placeInLayouts(sizes), sizes);
  expect(block).toMatch(/^(\.m_R_1_-\d*\{(--(?:[abch]\d|[sf]):[-\d.a-z()*+/, ]+;?)+\})+$/);
  expect(block.match(/\.m_R_1_-\d+\{/g)).toHaveLength(3);
});
