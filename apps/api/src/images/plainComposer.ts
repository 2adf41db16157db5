import sharp from 'sharp';
import type { Composer } from './composer.ts';
import type { DrawnRecipe } from './recipe.ts';

interface PlainComposerOptions {
  readonly isLookedAt: (recipe: DrawnRecipe) => boolean;
  /** The wall on which a picture is drawn, as `#rrggbb`. */
  readonly wallOf: (recipe: DrawnRecipe) => string;
}

/**
 * Paints only the wall of most pictures, a fraction of the work, for tests that look at none of them. `composer` draws those that tests
 * look at, and fetched pictures.
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
