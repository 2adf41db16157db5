import { expect, it } from 'vitest';
import { contrast, drawingPairs, textPairs } from './contrast.ts';
import { color } from '@social-shop/tokens';

const themes = ['light', 'dark'] as const;

it.each(themes.flatMap((theme) => textPairs.map(([ink, ground]) => ({ theme, ink, ground }))))(
  '$ink on $ground can be read in the $theme theme',
  ({ theme, ink, ground }) => {
    expect(contrast(color[theme][ink], color[theme][ground])).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(themes.flatMap((theme) => drawingPairs.map(([ink, ground]) => ({ theme, ink, ground }))))(
  '$ink on $ground can be seen in the $theme theme',
  ({ theme, ink, ground }) => {
    expect(contrast(color[theme][ink], color[theme][ground])).toBeGreaterThanOrEqual(3);
  },
);

it.each(themes)('holds the saving on a picture in the %s theme, whatever the picture (K-V14)', (theme) => {
  expect(textPairs).toContainEqual(['paper', 'sale']);
  expect(contrast(color[theme].paper, color[theme].sale)).toBeGreaterThanOrEqual(4.5);
});

it('measures black on white as 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
