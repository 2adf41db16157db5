import { shift } from '../colour.ts';
import { drawn, pickDye, pickWeave, widthOf, type Good } from '../good.ts';
import { isDrawnGoodName, isGarment, listGoods, type DrawnGoodName } from '../goods.ts';
import { packshotWall, type Palette } from '../palettes.ts';
import { seeded } from '../random.ts';
import { field, studio } from '../sets.ts';
import type { Scene } from './scene.ts';

const laidFlat: readonly DrawnGoodName[] = ['sunhat', 'loafers', 'mules', 'cushion', 'hoops', 'pearls', 'shades'];

const liesFlat = (good: Good) => 'drawing' in good && (isGarment(good.drawing) || laidFlat.includes(good.drawing));

/** The options of a packshot's recipe. Without a dye, and for the weave of cloth, the seed decides. */
export interface PackshotRequest {
  readonly seed: string;
  /** The name of a drawing or the code point of a cut-out. */
  readonly good: string;
  /** `#rrggbb`; ignored by goods that keep their own colours. Another dye is the same picture in another colour. */
  readonly dye?: string | undefined;
}

/** The good of a packshot. @throws if there is none with that name. */
export function castGood({ seed, good, dye }: PackshotRequest, palette: Palette): Good {
  const random = seeded(seed);
  if (isDrawnGoodName(good)) {
    const ownDye = pickDye(random, palette, packshotWall(palette));
    return drawn(good, dye ?? ownDye, pickWeave(random, good));
  }
  const facts = listGoods().find((candidate) => candidate.good === good);
  if (!facts) throw new Error(`There is no good named ${good}`);
  const ownDye = random.pick(palette.dyes);
  return { cutOut: good, dye: facts.dyeable ? (dye ?? ownDye) : null };
}

/** What every product shows: one good on a pale wall, garments flat, things standing. */
export function arrangePackshot(good: Good, palette: Palette, ratio: number): Scene {
  const wall = packshotWall(palette);
  const width = widthOf(good, 0.86);
  if (liesFlat(good)) {
    return {
      backdrop: (boxWidth, boxHeight) => field(boxWidth, boxHeight, wall),
      items: [{ good, x: 0.5, y: ratio * 0.5, width, pose: 'lying' }],
      gobo: null,
    };
  }
  return {
    backdrop: (boxWidth, boxHeight) => studio(boxWidth, boxHeight, wall, shift(wall, -0.035), 0.74),
    items: [{ good, x: 0.5, y: ratio * 0.84, width, pose: 'standing' }],
    gobo: null,
  };
}
