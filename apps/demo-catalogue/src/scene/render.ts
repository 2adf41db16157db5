import sharp from 'sharp';
import { mix, parseHex, shift, toLab } from './colour.ts';
import type { FamilyName } from './families.ts';
import { gobos, type GoboName } from './gobos.ts';
import type { Good } from './good.ts';
import { grain } from './grain.ts';
import { layer, overlay, overlaysOf, type Layer } from './layers.ts';
import { fromPicture, toMask, toPicture, type Picture } from './picture.ts';
import { placeItem } from './placeItem.ts';
import type { Palette } from './palettes.ts';
import { seeded, type Random } from './random.ts';
import { families } from './scenes/families.ts';
import { arrangePackshot } from './scenes/packshot.ts';
import type { Scene } from './scenes/scene.ts';
import { shadowOf, tint } from './shadow.ts';
import { svgDocument } from './svg.ts';

/** A finished picture: raw RGB, three bytes per pixel. */
export interface Canvas {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  /** In pixels. */
  readonly width: number;
  /** Height / width. */
  readonly ratio: number;
}

/** Renders a scene of a family: the same seed, family, palette and size give the same pixels on one machine. */
export function renderScene(seed: string, family: FamilyName, palette: Palette, size: Size): Promise<Canvas> {
  const random = seeded(seed);
  return render(families[family](random, palette, size.ratio), random, palette, size);
}

/** Renders one good on its calm wall. */
export function renderPackshot(good: Good, palette: Palette, size: Size): Promise<Canvas> {
  return render(arrangePackshot(good, palette, size.ratio), seeded(''), palette, size);
}

async function render(scene: Scene, random: Random, palette: Palette, size: Size): Promise<Canvas> {
  const width = Math.round(size.width);
  const height = Math.round(size.width * size.ratio);
  const shade = shadowColour(palette);
  const layers: Layer[] = [];
  for (const sheet of scene.paper?.(width, height) ?? []) {
    layers.push(...(await paperLayers(sheet, width, height, shade)));
  }
  for (const item of scene.items) layers.push(...(await placeItem(item, width, height, shade)));
  if (scene.gobo) layers.push(await lightLayer(scene.gobo, width, height, shade, random));

  const overlays = await overlaysOf(layers, width, height);
  const speckle = await toPicture(fromPicture(grain).extract(cornerOf(grain, width, height)));
  const { data, info } = await sharp(svgDocument(width, height, scene.backdrop(width, height)))
    .composite([...overlays, { ...overlay(speckle), tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A deep tone of the wall: black shadows would look like holes. */
function shadowColour({ wall, deep }: Palette): string {
  const [lightness] = toLab(...parseHex(wall));
  return mix(shift(wall, lightness > 0.6 ? -0.48 : -0.26, 1.15), deep, 0.4);
}

async function paperLayers(sheet: string, width: number, height: number, shade: string): Promise<Layer[]> {
  const picture = await toPicture(sharp(svgDocument(width, height, sheet)));
  const shadow = await shadowOf(picture, shade, 0.3, width * 0.011);
  return [layer(shadow.picture, width * 0.01 - shadow.padX, width * 0.016 - shadow.padY), layer(picture, 0, 0)];
}

const darkness: Record<GoboName, number> = { window: 0.26, blinds: 0.26, leaves: 0.3, spot: 0.2 };

/** The one light of a picture: everything outside of it is darkened, goods and wall alike. */
async function lightLayer(
  gobo: GoboName,
  width: number,
  height: number,
  shade: string,
  random: Random,
): Promise<Layer> {
  // It is blurred anyway: a sixth of the size is enough.
  const smallWidth = Math.ceil(width / 6);
  const smallHeight = Math.ceil(height / 6);
  const content =
    `<rect width="${smallWidth}" height="${smallHeight}" fill="#000"/>` + gobos[gobo](smallWidth, smallHeight, random);
  const lit = await toMask(
    sharp(svgDocument(smallWidth, smallHeight, content))
      .flatten()
      .greyscale()
      .blur(Math.max(0.8, smallWidth * (gobo === 'spot' ? 0.09 : 0.02))),
  );
  const mask = lit.map((value) => (255 - value) * darkness[gobo]);
  return layer(await tint(Buffer.from(mask), smallWidth, smallHeight, shade, width, height), 0, 0, 'multiply');
}

const cornerOf = (picture: Picture, width: number, height: number) => ({
  left: 0,
  top: 0,
  width: Math.min(width, picture.width),
  height: Math.min(height, picture.height),
});
