import type { DrawnRecipe } from './recipe.ts';
import { packshotWall, paletteNamed } from '../scene/palettes.ts';

/**
 * The colour of a picture's place until it has loaded, as lower-case `#rrggbb`: the wall on which it is composed. A fetched picture has no
 * wall; its colour is measured when it is stored (see `keepOriginal`).
 */
export function dominantColorOf(recipe: DrawnRecipe): string {
  const palette = paletteNamed(recipe.palette);
  if (recipe.kind === 'sizeChart') return palette.paper;
  return recipe.kind === 'packshot' ? packshotWall(palette) : palette.wall;
}
