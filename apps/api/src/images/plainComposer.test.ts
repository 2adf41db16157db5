import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPlainComposer } from './plainComposer.ts';
import type { Recipe } from './recipe.ts';

const drawn = Buffer.from('drawn');
const composer = createPlainComposer(
  { compose: async () => drawn, close: async () => undefined },
  {
    isLookedAt: (recipe) => recipe.kind === 'scene' && recipe.seed === 'looked at',
    wallOf: () => '#d88a9b',
  },
);
const scene = (seed: string): Recipe => ({ kind: 'scene', seed, family: 'room', palette: 'rose' });

it('paints the wall alone, in the size of the picture', async () => {
  const { width, height, format } = await sharp(
    await composer.compose(scene('a'), { width: 90, height: 60 }),
  ).metadata();
  expect([width, height, format]).toEqual([90, 60, 'webp']);
  const { channels, dominant } = await sharp(await composer.compose(scene('a'), { width: 90, height: 60 })).stats();
  expect(channels.every(({ stdev }) => stdev < 1)).toBe(true);
  // In steps of 16.
  expect(dominant).toEqual({ r: 216, g: 136, b: 152 });
});

it.each([scene('looked at'), { kind: 'original', sha256: 'a' } as const])(
  'leaves $kind to the composer',
  async (recipe) => {
    expect(await composer.compose(recipe, { width: 90, height: 60 })).toBe(drawn);
  },
);
