import type { Sharp } from 'sharp';
import { openOriginal } from './originals.ts';
import type { DrawnRecipe, Recipe } from './recipe.ts';
import type { PixelSize } from './size.ts';

/** Part of every kept picture's name: to be raised whenever the same recipe gives another picture. */
export const composerVersion = 1;

/** What a module that draws pictures exports. */
export interface Drawings {
  /** @throws when the recipe names something that does not exist. */
  readonly draw: (recipe: DrawnRecipe, size: PixelSize) => Promise<Sharp>;
}

/**
 * Makes the picture of a recipe at its master size, as WebP of quality 90.
 *
 * @param drawings without which only fetched pictures can be made.
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
  if (!drawings) throw new Error(`Nothing here draws a picture of kind '${recipe.kind}'`);
  return drawings.draw(recipe, size);
}
