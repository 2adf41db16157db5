import sharp from 'sharp';
import type { Composer } from './composer.ts';
import type { DrawnRecipe } from './recipe.ts';

interface PlainComposerOptions {
  readonly isLookedAt: (recipe: DrawnRecipe) => boolean;
  /** The wall that a picture is drawn on, as `#rrggbb`. */
  readonly wallOf: (recipe: DrawnRecipe) => string;
}

/**
 * Paints of most pictures only the wall, a fraction of the work, for tests that look at none of them. Those that are looked at
 * are left to `composer`, as is what was fetched.
 */
export function createPlainComposer(composer: Composer, { isLookedAt, wallOf }: PlainComposerOptions): Composer {
  return {
    close: () => composer.close(),
    async compose(recipe, size) {
      if (recipe.kind === 'original' || isLookedAt(recipe)) return composer.compose(recipe, size);
      return sharp({ create: { ...size, channels: 3, background: wallOf(recipe) } })
        .webp({ effort: 0 })
        .toBuffer();
    },
  };
}
