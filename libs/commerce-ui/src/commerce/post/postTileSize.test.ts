import { expect, it } from 'vitest';
import { inPixels } from './extent.ts';
import { postTileSize } from './postTileSize.ts';

const post = { heroImageWidth: 1080, heroImageHeight: 1350 };

it.each([171, 229, 288])('is as high as the specification has it at %s px', (width) => {
  // Section 9: the picture, and 41 + (width − 24) / 4 + 8.
  expect(inPixels(postTileSize(post, true), width, 16)).toBeCloseTo(1.25 * width + 41 + (width - 24) / 4 + 8, 6);
});

it('has no header on the creator’s own page, and a portrait’s ratio if none is known', () => {
  expect(postTileSize(post, false)).toEqual({ share: 15_000, fixed: 2 });
  expect(postTileSize({ heroImageWidth: 0, heroImageHeight: 0 }, true)).toEqual(postTileSize(post, true));
});
