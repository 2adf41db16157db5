import sharp from 'sharp';
import { pictureOf } from './goodPictures.ts';
import { layer, type Layer } from './layers.ts';
import { fromPicture, toPicture, type Picture } from './picture.ts';
import type { Item } from './scenes/scene.ts';
import { shadowOf } from './shadow.ts';
import { svgDocument } from './svg.ts';

/** As fractions of the picture's height; clothes on a rail may be cropped by the frame. */
const usualHeights: Record<Item['pose'], number> = { standing: 0.66, lying: 0.86, hanging: 9 };

/** One item of a scene as layers: its shadows, its hook if it hangs, itself. Canvas in pixels. */
export async function placeItem(item: Item, width: number, height: number, shadowColour: string): Promise<Layer[]> {
  const picture = await scaled(item, width, height);
  const left = item.x * width - picture.width / 2;
  const top = topOf(item, picture, width);
  const layers: Layer[] = [];
  if (item.pose === 'standing') {
    if (!item.bare) layers.push(...(await floorShadows(picture, left, top, width, shadowColour)));
  } else {
    layers.push(...(await wallShadows(picture, left, top, width, shadowColour, item.pose === 'hanging' ? 1.7 : 1)));
  }
  if (item.pose === 'hanging' && !item.bare) {
    layers.push(layer(await hook(width), item.x * width - width * 0.065, top - width * 0.07));
  }
  layers.push(layer(picture, left, top));
  return layers;
}

async function scaled(item: Item, width: number, height: number): Promise<Picture> {
  const source = await pictureOf(item.good, item.width * width);
  const maxHeight = height * (item.maxHeight ?? usualHeights[item.pose]);
  const scale = Math.min((item.width * width) / source.width, maxHeight / source.height);
  const picture = await toPicture(
    fromPicture(source).resize(
      Math.max(1, Math.round(source.width * scale)),
      Math.max(1, Math.round(source.height * scale)),
      { fit: 'fill' },
    ),
  );
  if (!item.angle) return picture;
  return toPicture(fromPicture(picture).rotate(item.angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } }));
}

function topOf({ pose, y }: Item, picture: Picture, width: number): number {
  if (pose === 'standing') return y * width - picture.height;
  return pose === 'hanging' ? y * width : y * width - picture.height / 2;
}

/** Shadows of a standing thing: one cast on the floor, away from the light, and one where it touches. */
async function floorShadows(picture: Picture, left: number, top: number, width: number, colour: string) {
  const foot = top + picture.height;
  const cast = await shadowOf(picture, colour, 0.32, Math.max(2, width * 0.016), { squash: 0.2, lean: -0.9 });
  const contact = await shadowOf(picture, colour, 0.5, Math.max(1.5, width * 0.006), { squash: 0.05 });
  return [
    layer(cast.picture, left - cast.padX, foot - cast.picture.height + cast.padY * 0.9, 'multiply'),
    layer(contact.picture, left - contact.padX, foot - contact.picture.height + contact.padY * 0.8, 'multiply'),
  ];
}

/** Shadows of a lying or hanging thing: a far one that is wide and a near one that is tight, both down and to the right. */
async function wallShadows(
  picture: Picture,
  left: number,
  top: number,
  width: number,
  colour: string,
  distance: number,
) {
  const far = await shadowOf(picture, colour, 0.34, width * 0.022 * distance);
  const near = await shadowOf(picture, colour, 0.34, width * 0.005);
  return [
    layer(
      far.picture,
      left + width * 0.02 * distance - far.padX,
      top + width * 0.028 * distance - far.padY,
      'multiply',
    ),
    layer(near.picture, left + width * 0.004 - near.padX, top + width * 0.006 - near.padY, 'multiply'),
  ];
}

function hook(width: number): Promise<Picture> {
  const wire = `<path transform="scale(${width / 100})" d="M6,9V5.8C6,4.5 7.8,4.2 7.8,2.6C7.8,1 5,.8 4.6,2.4" fill="none" stroke="#9b7c46" stroke-width=".8" stroke-linecap="round"/>`;
  return toPicture(sharp(svgDocument(Math.round(width * 0.12), Math.round(width * 0.1), wire)));
}
