import type { Weave } from './atelier/weaves.ts';
import {
  cutOutCodePoints,
  drawnNames,
  isDyeable,
  isGarment,
  type CutOutDepartment,
  type DrawnGoodName,
} from './goods.ts';
import { dyesAgainst, type Palette } from './palettes.ts';
import type { Random } from './random.ts';

/** A drawing in a colour, or a cut-out, dyed or in its own colours (null). */
export type Good =
  | { readonly drawing: DrawnGoodName; readonly colour: string; readonly weave: Weave }
  | { readonly cutOut: string; readonly dye: string | null };

export const garments = drawnNames('garments');
export const bags = drawnNames('bags');
export const shoes = drawnNames('shoes');
export const trinkets = drawnNames('trinkets');
export const beauty = drawnNames('beauty');
export const ceramics = drawnNames('ceramics');
export const home = drawnNames('home');

/** Patterned cloth is the exception, otherwise a page would be loud. */
export const calmWeaves: readonly Weave[] = [
  'plain',
  'plain',
  'plain',
  'pin',
  'stripe',
  'check',
  'dot',
  'bloom',
  'gingham',
];

export function drawn(drawing: DrawnGoodName, colour: string, weave: Weave = 'plain'): Good {
  return { drawing, colour, weave };
}

/** A cut-out of one of these departments, dyed from the palette if that is allowed. */
export function pickCutOut(random: Random, departments: readonly CutOutDepartment[], palette: Palette): Good {
  const cutOut = random.pick(cutOutCodePoints(random.pick(departments)));
  return { cutOut, dye: isDyeable(cutOut) ? random.pick(palette.dyes) : null };
}

/** A dye of the palette that stands out from the ground. */
export function pickDye(random: Random, palette: Palette, ground: string = palette.wall): string {
  return random.pick(dyesAgainst(ground, palette.dyes));
}

/** A garment in a dye that stands out from the ground, in any weave. */
export function pickGarment(
  random: Random,
  palette: Palette,
  ground: string,
  names: readonly DrawnGoodName[] = garments,
): Good {
  return drawn(random.pick(names), pickDye(random, palette, ground), random.pick(calmWeaves));
}

/** The relative width of each good: a lipstick is not as wide as a coat. */
const naturalWidths: Record<DrawnGoodName, number> = {
  slip: 0.62,
  wrap: 0.62,
  knit: 0.92,
  shirt: 0.86,
  coat: 0.86,
  trousers: 0.5,
  skirt: 0.74,
  tote: 0.62,
  baguette: 0.66,
  bucket: 0.56,
  sunhat: 0.8,
  boots: 0.62,
  loafers: 0.6,
  perfume: 0.5,
  jar: 0.6,
  dropper: 0.42,
  lipstick: 0.26,
  vase: 0.56,
  bottlevase: 0.42,
  bowl: 0.72,
  ring: 0.62,
  lamp: 0.72,
  candle: 0.4,
  mug: 0.6,
  cushion: 0.72,
  chair: 0.66,
  books: 0.7,
  hoops: 0.66,
  pearls: 0.56,
  shades: 0.6,
  mules: 0.6,
};

/** A fraction of the picture's width, scaled by the good's natural width. */
export function widthOf(good: Good, share: number): number {
  return share * ('drawing' in good ? naturalWidths[good.drawing] : 0.56);
}

/** The weave that a drawing of this name may get at random. */
export function pickWeave(random: Random, name: DrawnGoodName): Weave {
  return isGarment(name) ? random.pick(calmWeaves) : 'plain';
}
