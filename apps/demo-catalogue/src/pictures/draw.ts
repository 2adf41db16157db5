import sharp, { type Sharp } from 'sharp';
import type { DrawnRecipe, PixelSize } from './recipe.ts';
import { renderAvatar } from '../scene/avatars.ts';
import { isFamilyName } from '../scene/families.ts';
import { paletteNamed } from '../scene/palettes.ts';
import { renderPackshot, renderScene, type Canvas } from '../scene/render.ts';
import { castGood } from '../scene/scenes/packshot.ts';
import { drawInitials } from './initials.ts';
import { drawSizeChart } from './sizeChart.ts';

/** How much nearer a close-up is. */
const CLOSE = 1.7;

/**
 * Draws the picture of a recipe.
 *
 * @throws if the recipe names something that does not exist.
 */
export async function draw(recipe: DrawnRecipe, { width, height }: PixelSize): Promise<Sharp> {
  const size = { width, ratio: height / width };
  switch (recipe.kind) {
    case 'scene': {
      if (!isFamilyName(recipe.family)) throw new Error(`There is no family named ${recipe.family}`);
      return open(await renderScene(recipe.seed, recipe.family, paletteNamed(recipe.palette), size));
    }
    case 'packshot': {
      const palette = paletteNamed(recipe.palette);
      const good = castGood(recipe, palette);
      if (!recipe.close) return open(await renderPackshot(good, palette, size));
      const whole = await renderPackshot(good, palette, { ...size, width: width * CLOSE });
      return open(whole).extract({
        left: Math.round((whole.width - width) / 2),
        // The middle of what lies, and the upper part of what stands.
        top: Math.round((whole.height - height) / 2),
        width,
        height,
      });
    }
    case 'avatar':
      return open(await renderAvatar(recipe.seed, paletteNamed(recipe.palette), width)).resize(width, height);
    case 'initials':
      return sharp(drawInitials(recipe.text, paletteNamed(recipe.palette), { width, height })).removeAlpha();
    case 'sizeChart':
      return sharp(drawSizeChart(recipe.rows, paletteNamed(recipe.palette), { width, height })).removeAlpha();
  }
}

const open = ({ data, width, height }: Canvas) => sharp(data, { raw: { width, height, channels: 3 } });
