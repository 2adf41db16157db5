import type { Sharp } from 'sharp';
import { openOriginal } from './originals.ts';
import type { DrawnRecipe, Recipe } from './recipe.ts';
import type { PixelSize } from './size.ts';

/** Part of every stored picture's name. Raise it whenever a recipe gives another picture. */
export const composerVersion = 1;

/** The exports of a module that draws pictures. */
export interface Drawings {
  /** @throws if the recipe names something that does not exist. */
  readonly draw: (recipe: DrawnRecipe, size: PixelSize) => Promise<Sharp>;
}

/**
 * Draws the picture of a recipe at its master size, as WebP of quality 90.
 *
 * @param drawings if left out, only fetched pictures can be drawn.
 */
export async function compose(
  recipe: Recipe,
  size: PixelSize,
  { dataDir, drawings }: { readonly dataDir: string; readonly drawings?: Drawings | undefined },
): Promise<Buffer> {
  const picture = await open(recipe, size, dataDir, drawings);
  // The least effort: a third of the time for a fifth more bytes, which never leave the machine.
  return picture.webp({ quality: 90, effort: 0 }).toBuffer();
}

async function open(recipe: Recipe, size: PixelSize, dataDir: string, drawings?: Drawings): Promise<Sharp> {
  if (recipe.kind === 'original') return (await openOriginal(dataDir, recipe.sha256)).resize(size.width, size.height);
  if (!drawings) throw new Error(`No drawing here for pictures of kind '${recipe.kind}'`);
  return drawings.draw(recipe, size);
}
