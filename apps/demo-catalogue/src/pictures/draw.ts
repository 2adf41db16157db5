import sharp, { type Sharp } from 'sharp';
import type { DrawnRecipe, PixelSize } from './recipe.ts';
import { renderAvatar } from '../scene/avatars.ts';
import { isFamilyName } from '../scene/families.ts';
import { paletteNamed } from '../scene/palettes.ts';
import { renderPackshot, renderScene, type Canvas } from '../scene/render.ts';
import { castGood } from '../scene/scenes/packshot.ts';
import { drawInitials } from './initials.ts';

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
      return open(await renderPackshot(castGood(recipe, palette), palette, size));
    }
    case 'avatar':
      return open(await renderAvatar(recipe.seed, paletteNamed(recipe.palette), width)).resize(width, height);
    case 'initials':
      return sharp(drawInitials(recipe.text, paletteNamed(recipe.palette), { width, height })).removeAlpha();
  }
}

const open = ({ data, width, height }: Canvas) => sharp(data, { raw: { width, height, channels: 3 } });
