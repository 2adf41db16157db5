import sharp, { type Sharp } from 'sharp';

/** A picture between two steps, as raw RGBA, so nothing is encoded in between. */
export interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Runs a pipeline to its pixels. */
export async function toPicture(pipeline: Sharp): Promise<Picture> {
  const { data, info } = await pipeline.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A pipeline that starts from a picture's pixels. */
export function fromPicture({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** A pipeline that starts from one channel. */
export function fromMask(data: Buffer, width: number, height: number): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } });
}

/** Runs a pipeline to one channel. */
export function toMask(pipeline: Sharp): Promise<Buffer> {
  return pipeline.toColourspace('b-w').raw().toBuffer();
}

/** The alpha channel of a picture. */
export function alphaOf({ data, width, height }: Picture): Buffer {
  const count = width * height;
  const alpha = Buffer.allocUnsafe(count);
  for (let pixel = 0; pixel < count; pixel++) alpha[pixel] = data[pixel * 4 + 3] ?? 0;
  return alpha;
}
