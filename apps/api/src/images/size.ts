import type { Recipe } from './recipe.ts';

/** In whole pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The longest side of any answer: the hero of 736 at three pixels each. */
export const longestSide = 2208;

/** Scenes are composed once with their shorter side at most this long, a cover as wide as it is, and scaled down from there. */
const composedSide = 900;

/** The size at which a picture is kept: its natural one, within bounds. Nothing larger is ever answered. */
export function masterSize(recipe: Recipe, natural: PixelSize): PixelSize {
  const { width, height } = natural;
  const scale =
    recipe.kind === 'original' ? longestSide / Math.max(width, height) : composedSide / Math.min(width, height);
  return scaled(natural, Math.min(1, scale));
}

/** What a request asks for, in CSS pixels, and how many pixels each of them has. */
export interface RequestedSize {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly dpr: number;
}

/**
 * The pixels of the answer: with one side given the other follows the picture, with both the picture is cropped to
 * their ratio, and what is larger than the master becomes the largest of that ratio that it has.
 */
export function outputSize(master: PixelSize, { width, height, dpr }: RequestedSize): PixelSize {
  if (width !== undefined && height !== undefined) {
    const box = { width: width * dpr, height: height * dpr };
    return scaled(box, Math.min(1, master.width / box.width, master.height / box.height));
  }
  if (width !== undefined) return scaled(master, Math.min(1, (width * dpr) / master.width));
  if (height !== undefined) return scaled(master, Math.min(1, (height * dpr) / master.height));
  return master;
}

const scaled = ({ width, height }: PixelSize, scale: number): PixelSize => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
