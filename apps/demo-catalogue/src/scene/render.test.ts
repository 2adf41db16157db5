import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { weaves } from './atelier/weaves.ts';
import { renderAvatar } from './avatars.ts';
import { familyNames, type FamilyName } from './families.ts';
import type { Good } from './good.ts';
import { listGoods } from './goods.ts';
import { paletteNamed } from './palettes.ts';
import { renderPackshot, renderScene, type Canvas } from './render.ts';
import { castGood } from './scenes/packshot.ts';

/**
 * The reference pictures of the design, each 120 pixels wide, as the mean colours of 8 × 8 cells (base64 of RGB). Not a hash of the pixels:
 * the last bit of a blur or a resize differs between processors, and invisible differences must not fail. Another choice of good, dye,
 * place or light changes cells by far more than one level of 255.
 */
interface Recorded {
  readonly scenes: { seed: string; family: FamilyName; palette: string; ratio: number; fingerprint: string }[];
  readonly packshots: { palette: string; ratio: number; good: Good; fingerprint: string }[];
  readonly avatars: { seed: string; palette: string; style: string; fingerprint: string }[];
}

const recorded: Recorded = JSON.parse(readFileSync(new URL('./fingerprints.json', import.meta.url), 'utf8'));
const width = 120;
const cells = 8;

function meanColours({ data, width, height }: Canvas): number[] {
  const sums = new Float64Array(cells * cells * 3);
  const counts = new Float64Array(cells * cells * 3);
  for (let byte = 0; byte < data.length; byte++) {
    const pixel = Math.floor(byte / 3);
    const column = Math.floor((((pixel % width) + 0.5) * cells) / width);
    const row = Math.floor(((Math.floor(pixel / width) + 0.5) * cells) / height);
    const cell = (row * cells + column) * 3 + (byte % 3);
    sums[cell] = (sums[cell] ?? 0) + (data[byte] ?? NaN);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return [...sums].map((sum, cell) => sum / (counts[cell] ?? NaN));
}

function expectSamePicture(canvas: Canvas, fingerprint: string) {
  const expected = [...Buffer.from(fingerprint, 'base64')];
  const differences = meanColours(canvas).map((mean, cell) => Math.abs(mean - (expected[cell] ?? NaN)));
  expect(differences).toHaveLength(expected.length);
  expect(Math.max(...differences)).toBeLessThanOrEqual(1);
}

it.concurrent.each(recorded.scenes)('draws the scene $seed at $ratio as designed', async (picture) => {
  const { seed, family, palette, ratio, fingerprint } = picture;
  expectSamePicture(await renderScene(seed, family, paletteNamed(palette), { width, ratio }), fingerprint);
});

it.concurrent.each(recorded.packshots)('draws the packshot of $good as designed', async (picture) => {
  const { palette, ratio, good, fingerprint } = picture;
  expectSamePicture(await renderPackshot(good, paletteNamed(palette), { width, ratio }), fingerprint);
});

it.concurrent.each(recorded.avatars)('draws the avatar $seed as designed', async ({ seed, palette, fingerprint }) => {
  expectSamePicture(await renderAvatar(seed, paletteNamed(palette), width), fingerprint);
});

it('has compared every family, good, weave and style of avatar', () => {
  const nameOf = (good: Good) => ('drawing' in good ? good.drawing : good.cutOut);
  const woven = recorded.packshots.flatMap(({ good }) => ('drawing' in good ? good.weave : []));
  expect(new Set(recorded.scenes.map(({ family }) => family))).toEqual(new Set(familyNames));
  expect(new Set(recorded.packshots.map(({ good }) => nameOf(good)))).toEqual(
    new Set(listGoods().map(({ good }) => good)),
  );
  // A jumper is always knitted.
  expect(new Set([...woven, 'knit'])).toEqual(new Set(Object.keys(weaves)));
  expect(new Set(recorded.avatars.map(({ style }) => style)).size).toBe(3);
});

it('draws a variant of a product as the same picture in another dye', async () => {
  const palette = paletteNamed('oat');
  const coat = castGood({ seed: 'coat', good: 'coat' }, palette);
  const red = castGood({ seed: 'coat', good: 'coat', dye: '#b5533a' }, palette);
  const green = castGood({ seed: 'coat', good: 'coat', dye: '#6f7d63' }, palette);
  expect({ ...red, colour: '' }).toEqual({ ...coat, colour: '' });
  expect({ ...green, colour: '' }).toEqual({ ...coat, colour: '' });
  const size = { width: 60, ratio: 1 };
  const [redPicture, greenPicture] = await Promise.all([red, green].map((good) => renderPackshot(good, palette, size)));
  expect(redPicture?.data.equals(greenPicture?.data ?? Buffer.alloc(0))).toBe(false);
});

it('does not dye goods that keep their own colours', () => {
  const lemon = castGood({ seed: 'x', good: '1f34b', dye: '#b5533a' }, paletteNamed('oat'));
  expect(lemon).toEqual({ cutOut: '1f34b', dye: null });
});

it('refuses a good that does not exist', () => {
  expect(() => castGood({ seed: 'x', good: 'toString' }, paletteNamed('oat'))).toThrow('toString');
});
