import { join } from 'node:path';
import sharp from 'sharp';
import type { DrawnRecipe } from './recipe.ts';
import { draw } from './draw.ts';

// Draws the pictures of stories: `node apps/demo-catalogue/src/pictures/makeStoryPictures.ts`. Run by hand when the demo's drawings change.

const folder = join(import.meta.dirname, '../../../../libs/testing/src/pictures');

interface StoryPicture {
  readonly recipe: DrawnRecipe;
  readonly width: number;
  /** Height / width. */
  readonly ratio: number;
}

const scene = (family: string, palette: string, seed: string, ratio: number, width = 400): StoryPicture => ({
  recipe: { kind: 'scene', family, palette, seed },
  width,
  ratio,
});
const packshot = (good: string, palette: string): StoryPicture => ({
  recipe: { kind: 'packshot', good, palette, seed: 'story' },
  width: 400,
  ratio: 1,
});

const pictures: Readonly<Record<string, StoryPicture>> = {
  outfit: scene('outfit', 'powder', 'kikiadeyemi f', 1.25),
  rail: scene('rail', 'oat', 'story b', 1.5),
  tulip: scene('table', 'navy', 'clip a', 1.25),
  handbag: scene('drape', 'mint', 'wearingwillow g', 1),
  cover: scene('rail', 'sage', 'cover a', 1 / 3, 640),
  portrait: { recipe: { kind: 'avatar', palette: 'sage', seed: 'marenholt' }, width: 192, ratio: 1 },
  dress: packshot('wrap', 'oat'),
  baguette: packshot('baguette', 'powder'),
  boots: packshot('boots', 'sage'),
  hoops: packshot('hoops', 'blush'),
  vase: packshot('ring', 'sky'),
  oil: packshot('dropper', 'stone'),
};

for (const [name, { recipe, width, ratio }] of Object.entries(pictures)) {
  const height = Math.round(width * ratio);
  const large = await draw(recipe, { width: 2 * width, height: 2 * height });
  const { size } = await sharp(await large.webp({ quality: 90, effort: 0 }).toBuffer())
    .resize(width, height)
    .webp({ quality: 58, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`${name}: ${size} bytes`);
}
