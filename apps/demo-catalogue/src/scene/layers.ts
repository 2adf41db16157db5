import type { OverlayOptions } from 'sharp';
import { fromPicture, toPicture, type Picture } from './picture.ts';

/** A picture at its position on the canvas, in whole pixels; it may be partly outside. */
export interface Layer {
  readonly picture: Picture;
  readonly left: number;
  readonly top: number;
  readonly blend: 'over' | 'multiply';
}

export function layer(picture: Picture, left: number, top: number, blend: Layer['blend'] = 'over'): Layer {
  return { picture, left: Math.round(left), top: Math.round(top), blend };
}

/** The layers in sharp's form, cropped to the canvas. */
export async function overlaysOf(layers: readonly Layer[], width: number, height: number): Promise<OverlayOptions[]> {
  const overlays = await Promise.all(layers.map((placed) => overlayOf(placed, width, height)));
  return overlays.filter((overlay) => overlay !== null);
}

async function overlayOf(placed: Layer, canvasWidth: number, canvasHeight: number): Promise<OverlayOptions | null> {
  const { picture, blend } = placed;
  const hiddenLeft = Math.max(0, -placed.left);
  const hiddenTop = Math.max(0, -placed.top);
  const left = Math.max(0, placed.left);
  const top = Math.max(0, placed.top);
  const width = Math.min(picture.width - hiddenLeft, canvasWidth - left);
  const height = Math.min(picture.height - hiddenTop, canvasHeight - top);
  if (width < 1 || height < 1) return null;
  const whole = width === picture.width && height === picture.height;
  const visible = whole
    ? picture
    : await toPicture(fromPicture(picture).extract({ left: hiddenLeft, top: hiddenTop, width, height }));
  return { ...overlay(visible), left, top, blend };
}

/** A picture as sharp's overlay. */
export function overlay({ data, width, height }: Picture): OverlayOptions {
  return { input: data, raw: { width, height, channels: 4 } };
}
