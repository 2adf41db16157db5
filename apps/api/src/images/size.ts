import { highestPixelRatio, pictureRatios, pictureWidths } from '@social-shop/api-contract';
import type { Recipe } from './recipe.ts';

/** In whole pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The longest side of any response: the hero of 736 at three pixels each. */
export const longestSide = 2208;

/** Scenes are composed once with their shorter side at most this long, a cover at most this wide, and scaled down from there. */
const composedSide = 900;

/** The size at which a picture is stored: its natural one, within limits. No response is larger. */
export function masterSize(recipe: Recipe, natural: PixelSize): PixelSize {
  const { width, height } = natural;
  const scale =
    recipe.kind === 'original' ? longestSide / Math.max(width, height) : composedSide / Math.min(width, height);
  return scaled(natural, Math.min(1, scale));
}

/** The size in a request, in CSS pixels, and the number of pixels for each of them. */
export interface RequestedSize {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly dpr: number;
}

/** Every width of responses, in pixels. */
const widths = [
  ...new Set(
    Array.from({ length: highestPixelRatio }, (_, index) => pictureWidths.map((width) => width * (index + 1))).flat(),
  ),
]
  .filter((width) => width <= longestSide)
  .sort((a, b) => a - b);

/** Tolerance for pages, which request whole CSS pixels. */
const SLACK = 0.5;

/**
 * The pixels of a response: the next width of the list that is as large as requested, in the picture's own shape or, with both sides given,
 * in the nearest shape of the list. If that is larger than the master, the largest that the master has in that shape.
 */
export function outputSize(master: PixelSize, { width, height, dpr }: RequestedSize): PixelSize {
  const own = master.height / master.width;
  const ratio = width !== undefined && height !== undefined ? nearest([own, ...pictureRatios], height / width) : own;
  const asked = width ?? (height === undefined ? longestSide : height / ratio);
  const listed = widths.find((found) => found + SLACK >= asked * dpr) ?? longestSide;
  const box = { width: listed, height: listed * ratio };
  return scaled(box, Math.min(1, master.width / box.width, master.height / box.height));
}

/** The nearest ratio, the first if several are equally near. */
const nearest = (ratios: readonly number[], wanted: number) =>
  ratios.reduce((best, ratio) => (distance(ratio, wanted) < distance(best, wanted) ? ratio : best));

const distance = (a: number, b: number) => Math.abs(Math.log(a / b));

const scaled = ({ width, height }: PixelSize, scale: number): PixelSize => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
