import { parseHex } from './colour.ts';
import { alphaOf, fromMask, fromPicture, toMask, toPicture, type Picture } from './picture.ts';

/** A colour seen through a mask of `width` × `height`, scaled to `toWidth` × `toHeight`. */
export function tint(
  mask: Buffer,
  width: number,
  height: number,
  colour: string,
  toWidth: number,
  toHeight: number,
): Promise<Picture> {
  // By hand: sharp resizes before it joins channels.
  const [red, green, blue] = parseHex(colour);
  const data = Buffer.allocUnsafe(width * height * 4);
  const step = mask.length / (width * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    data[pixel * 4] = red;
    data[pixel * 4 + 1] = green;
    data[pixel * 4 + 2] = blue;
    data[pixel * 4 + 3] = mask[pixel * step] ?? 0;
  }
  return toPicture(
    fromPicture({ data, width, height }).resize(Math.max(1, toWidth), Math.max(1, toHeight), {
      fit: 'fill',
      kernel: 'linear',
    }),
  );
}

export interface Shadow {
  readonly picture: Picture;
  /** Distance of the thing's own left edge from the shadow's, in pixels. */
  readonly padX: number;
  readonly padY: number;
}

/**
 * The shadow of a picture: its alpha, blurred (pixels) in a colour. For standing things it is squashed onto the floor (a fraction of the
 * height) and leans away from the light (a fraction of the squashed height).
 */
export async function shadowOf(
  picture: Picture,
  colour: string,
  opacity: number,
  blur: number,
  { squash = 1, lean = 0 } = {},
): Promise<Shadow> {
  // Few pixels are enough for a blur.
  const scale = Math.min(1, Math.max(0.2, 2.2 / Math.max(0.1, blur)));
  const innerWidth = Math.max(2, Math.round(picture.width * scale));
  const innerHeight = Math.max(2, Math.round(picture.height * scale * squash));
  const pad = Math.ceil(blur * scale * 2.6) + 2;
  const shear = Math.ceil(Math.abs(lean) * innerHeight);
  const width = innerWidth + 2 * pad + shear;
  const height = innerHeight + 2 * pad;

  const alpha = await toMask(
    fromMask(alphaOf(picture), picture.width, picture.height).resize(innerWidth, innerHeight, {
      fit: 'fill',
      kernel: 'linear',
    }),
  );
  const sheared = Buffer.alloc(width * height);
  for (let y = 0; y < innerHeight; y++) {
    const x = pad + Math.round(lean < 0 ? shear * (y / innerHeight) : shear * (1 - y / innerHeight));
    alpha.copy(sheared, (y + pad) * width + x, y * innerWidth, (y + 1) * innerWidth);
  }
  const mask = await toMask(
    fromMask(sheared, width, height)
      .blur(Math.max(0.4, blur * scale))
      .linear(opacity, 0),
  );
  return {
    picture: await tint(mask, width, height, colour, Math.round(width / scale), Math.round(height / scale)),
    padX: (pad + (lean < 0 ? shear : 0)) / scale,
    padY: pad / scale,
  };
}
