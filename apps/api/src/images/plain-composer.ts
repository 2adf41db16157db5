import sharp from 'sharp';
import type { Composer } from './composer.ts';
import { dominantColorOf } from './dominant-color.ts';
import type { Recipe } from './recipe.ts';

/**
 * Paints of most pictures only the wall, a fraction of the work, for tests that look at none of them. Those that are looked at
 * are left to `composer`, as is what was fetched.
 */
export function createPlainComposer(composer: Composer, isLookedAt: (recipe: Recipe) => boolean): Composer {
  return {
    close: () => composer.close(),
    async compose(recipe, size) {
      if (recipe.kind === 'original' || isLookedAt(recipe)) return composer.compose(recipe, size);
      const background = dominantColorOf(recipe);
      return sharp({ create: { ...size, channels: 3, background } })
        .webp({ effort: 0 })
        .toBuffer();
    },
  };
}
