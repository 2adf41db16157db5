import type { color } from '@social-shop/tokens';

type Colour = keyof typeof color.light;

/** An ink and its ground. */
export type Pair = readonly [ink: Colour, ground: Colour];

/** Relative luminance of an sRGB colour such as `#1f1b16` (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
}

/** Returns the contrast: 1 is invisible, 21 is black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const on = (grounds: readonly Colour[], ...inks: readonly Colour[]): readonly Pair[] =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

const page = ['paper', 'surface', 'sunken'] as const;

/** Text and its grounds: 4.5 at least. */
export const textPairs: readonly Pair[] = [
  ...on([...page, 'hover'], 'ink', 'inkMuted'),
  ...on(page, 'brand', 'sale', 'danger', 'success'),
  ...on(['brandSoft'], 'brand', 'ink', 'inkMuted'),
  ...on(['saleSoft'], 'sale', 'ink'),
  ...on(['sale'], 'paper'),
  ...on(['dangerSoft'], 'danger'),
  ...on(['action', 'actionHover', 'actionPressed'], 'onAction'),
  ...on(['brand', 'brandHover'], 'onBrand'),
];

/** Icons, edges and focus rings, and their grounds: 3 at least. */
export const drawingPairs: readonly Pair[] = [...on(page, 'like', 'lineStrong', 'focus'), ...on(['focusGap'], 'focus')];
