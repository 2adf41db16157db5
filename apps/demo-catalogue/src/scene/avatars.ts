import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import * as notionists from '@dicebear/notionists';
import * as openPeeps from '@dicebear/open-peeps';
import sharp from 'sharp';
import type { Palette } from './palettes.ts';
import { seeded } from './random.ts';
import type { Canvas } from './render.ts';

// DiceBear expects colours without the number sign.
const bare = (colour: string) => colour.slice(1);

const portraits: readonly ((seed: string, palette: Palette) => string)[] = [
  (seed, palette) =>
    createAvatar(notionists, {
      ...ground(seed, palette),
      scale: 128,
      translateY: 6,
      gestureProbability: 0,
      bodyIconProbability: 0,
    }).toString(),

  (seed, palette) =>
    createAvatar(lorelei, {
      ...ground(seed, palette),
      scale: 92,
      translateY: 3,
      mouth: ['happy01', 'happy02', 'happy05', 'happy08', 'happy09', 'happy13', 'happy16'],
      skinColor: ['f7e7da', 'e9c3a2', 'c69066', '8a5a3c'],
      hairColor: [bare(palette.deep), '2b2320', '5a3a28'],
    }).toString(),

  (seed, palette) =>
    createAvatar(openPeeps, {
      ...ground(seed, palette),
      skinColor: ['f6e3d3', 'e2b48f', 'b98258', '7a4a2e'],
      headContrastColor: [bare(palette.deep)],
      clothingColor: [bare(palette.accent)],
      scale: 104,
      translateY: 6,
      maskProbability: 0,
      face: ['calm', 'smile', 'smileBig', 'cute', 'eyesClosed', 'driven', 'lovingGrin1'],
      accessories: ['glasses', 'glasses2', 'glasses3', 'glasses4', 'sunglasses', 'sunglasses2'],
    }).toString(),
];

const ground = (seed: string, { wall }: Palette) => ({ seed, size: 400, backgroundColor: [bare(wall)] });

/** A calm line portrait (DiceBear notionists, lorelei or open-peeps, CC0) on the palette's wall, square. */
export async function renderAvatar(seed: string, palette: Palette, size: number): Promise<Canvas> {
  const portrait = seeded(`avatar${seed}`).pick(portraits);
  const { data, info } = await sharp(Buffer.from(portrait(seed, palette)))
    .resize(size, size)
    .flatten({ background: palette.wall })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
