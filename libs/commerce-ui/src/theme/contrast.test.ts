import { expect, it } from 'vitest';
import { color } from './tokens.ts';

type Colour = keyof typeof color.light;

/** Relative luminance of an sRGB colour such as `#1f1b16` (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const on = (grounds: readonly Colour[], ...inks: readonly Colour[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

const page = ['paper', 'surface', 'sunken'] as const;

const text: readonly (readonly [Colour, Colour])[] = [
  ...on([...page, 'hover'], 'ink', 'inkMuted'),
  ...on(page, 'brand', 'sale', 'danger', 'success'),
  ...on(['brandSoft'], 'brand', 'ink', 'inkMuted'),
  ...on(['saleSoft'], 'sale', 'ink'),
  ...on(['dangerSoft'], 'danger'),
  ...on(['action', 'actionHover', 'actionPressed'], 'onAction'),
  ...on(['brand', 'brandHover'], 'onBrand'),
];

const drawings: readonly (readonly [Colour, Colour])[] = [
  ...on(page, 'like', 'lineStrong', 'focus'),
  ...on(['focusGap'], 'focus'),
];

const themes = ['light', 'dark'] as const;

it.each(themes.flatMap((theme) => text.map(([ink, ground]) => ({ theme, ink, ground }))))(
  '$ink on $ground can be read in the $theme theme',
  ({ theme, ink, ground }) => {
    expect(contrast(color[theme][ink], color[theme][ground])).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(themes.flatMap((theme) => drawings.map(([ink, ground]) => ({ theme, ink, ground }))))(
  '$ink on $ground can be seen in the $theme theme',
  ({ theme, ink, ground }) => {
    expect(contrast(color[theme][ink], color[theme][ground])).toBeGreaterThanOrEqual(3);
  },
);

it('measures black on white as 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
