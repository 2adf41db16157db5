import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureTypeOf } from './pictureFormat.ts';
import { longestSide } from './size.ts';
import { removeLeftOvers, writeWhole } from './wholeFile.ts';

/** Limit of decoding: about 160 MB of pixels, within the time of the largest picture on a busy machine. */
const mostPixels = 40_000_000;
const longestSeconds = 20;

/** The catalogue's record of a fetched picture. */
export interface Original {
  /** Its name under `DATA_DIR/originals`, for a recipe of kind 'original'. */
  readonly sha256: string;
  /** Upright, scaled down to the largest response. */
  readonly width: number;
  readonly height: number;
  /** Lower-case `#rrggbb`. */
  readonly dominantColor: string;
}

const hexOf = ({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }) =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const folderIn = (dataDir: string) => join(dataDir, 'originals');
const pathOf = (dataDir: string, sha256: string) => join(folderIn(dataDir), sha256);

/**
 * Stores a fetched picture for recipes of kind 'original'.
 *
 * @throws if the bytes are not a picture of the five formats, cannot be decoded whole and in time, or have more than 40 megapixels.
 */
export async function keepOriginal(dataDir: string, bytes: Uint8Array): Promise<Original> {
  const { data, info } = await upright(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, { raw: info }).stats();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await writeWhole(pathOf(dataDir, sha256), bytes);
  return {
    sha256,
    width: info.width,
    height: info.height,
    dominantColor: hexOf(dominant),
  };
}

/** Removes half-written files of imports that died. */
export const tidyOriginals = (dataDir: string) => removeLeftOvers(folderIn(dataDir));

/** The stored picture, upright and within the largest response, on white where it is transparent. @throws if it is damaged. */
export async function openOriginal(dataDir: string, sha256: string) {
  const bytes = await readFile(pathOf(dataDir, sha256));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error(`The original ${sha256} is damaged`);
  return upright(bytes);
}

/** The only way for fetched bytes to reach the decoder. */
function upright(bytes: Uint8Array) {
  if (pictureTypeOf(bytes) === undefined)
    throw new Error('not a picture in a supported format (PNG, JPEG, GIF, WebP, AVIF)');
  return sharp(bytes, { limitInputPixels: mostPixels })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
}
