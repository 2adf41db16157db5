import { expect, it } from 'vitest';
import { contrast, drawingPairs, textPairs } from './contrast.ts';
import { color } from '@social-shop/tokens';

const themes = ['light', 'dark'] as const;

it.each(themes.flatMap((theme) => textPairs.map(([ink, ground]) => ({ theme, ink, ground }))))(
  '$ink on $ground is readable in the $theme theme',
  ({ theme, ink, ground }) => {
    expect(contrast(color[theme][ink], color[theme][ground])).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(themes.flatMap((theme) => drawingPairs.map(([ink, ground]) => ({ theme, ink, ground }))))(
  '$ink on $ground is visible in the $theme theme',
  ({ theme, ink, ground }) => {
    expect(contrast(color[theme][ink], color[theme][ground])).toBeGreaterThanOrEqual(3);
  },
);

it.each(themes)('keeps the saving readable on any picture in the %s theme (K-V14)', (theme) => {
  expect(textPairs).toContainEqual(['paper', 'sale']);
  expect(contrast(color[theme].paper, color[theme].sale)).toBeGreaterThanOrEqual(4.5);
});

it('measures black on white as 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
