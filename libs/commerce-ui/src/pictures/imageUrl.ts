import type { PictureFormat, PictureWidth } from '@social-shop/api-contract';

/** What the image service makes of a picture, cropped and at quality 80; sizes in CSS px. */
export interface ImageOptions {
  readonly width: number;
  /** Without one the picture stays whole. */
  readonly height?: number | undefined;
  /** Device pixels per CSS pixel, 1 to 3. */
  readonly dpr?: number;
  readonly format?: PictureFormat;
}

/** The service draws no more device pixels per CSS pixel than this (specification 1, section 9). */
const highestDpr = 3;
/** Nor, of either side, more device pixels than this: its widest size at the highest density. */
const longestSide = 736 * highestDpr;

/**
 * The address of a picture in the given size. It has the size in device pixels and nothing that the service takes for granted: a page
 * names hundreds of pictures, and each has one address. What is not an address of the service (a `data:` picture) stays as it is.
 */
export function imageUrl(url: string, { width, height, dpr = 1, format = 'webp' }: ImageOptions): string {
  if (url.startsWith('data:')) return url;
  const pixels = (side: number) => Math.round(Math.round(side) * Math.min(Math.max(1, dpr), highestDpr));
  const size = height === undefined ? `${pixels(width)}` : `${pixels(width)}/${pixels(height)}`;
  return `${url}/${size}${format === 'webp' ? '' : `?format=${format}`}`;
}

/** The shape that a picture is cropped to. */
export interface Crop {
  /** Height divided by width. */
  readonly ratio: number;
  /** Of the original, in px, each where it is known: nothing is asked for beyond what its crop has. */
  readonly sourceWidth?: number | undefined;
  readonly sourceHeight?: number | undefined;
}

/** The widths in which a kind of picture is asked for, in CSS px, and the shape it is cropped to. */
export interface Candidates extends Crop {
  /** One or two: each comes at 1x, 2x and 3x, so that there are never more than six. */
  readonly widths: readonly [PictureWidth] | readonly [PictureWidth, PictureWidth];
}

/** The address of a crop that is `width` CSS px wide. Of an original that stays whole no height is asked for: rounded, it would be another shape. */
export function cropUrl(
  url: string,
  width: number,
  { ratio, sourceWidth = 0, sourceHeight = 0 }: Crop,
  dpr = 1,
): string {
  const whole = ratio === sourceHeight / sourceWidth;
  return imageUrl(url, { width, height: whole ? undefined : width * ratio, dpr });
}

/** How wide a crop of this shape is at most, in px, so that a width in `srcset` says what comes (K-B12). */
export function mostWidth({ ratio, sourceWidth, sourceHeight }: Crop): number {
  const most = (side = longestSide) => Math.min(side || longestSide, longestSide);
  // A crop of the original's own shape is all of it, whatever the digits of the quotient.
  return Math.max(1, Math.floor(Math.min(most(sourceWidth), most(sourceHeight) / ratio + 1e-6)));
}

/**
 * The value of `srcset`, smallest first; none for what is not an address of the service.
 * An original smaller than every candidate is offered once, at its own width.
 */
export function srcSet(url: string, { widths, ...crop }: Candidates): string | undefined {
  if (url.startsWith('data:')) return;
  const most = mostWidth(crop);
  const candidates = new Map<number, string>();
  const offer = (width: number, dpr: number) => {
    const pixels = width * dpr;
    candidates.set(pixels, `${cropUrl(url, width, crop, dpr)} ${pixels}w`);
  };
  for (const width of widths) {
    for (let dpr = 1; dpr <= highestDpr; dpr++) {
      if (width * dpr <= most && !candidates.has(width * dpr)) offer(width, dpr);
    }
  }
  if (candidates.size === 0) offer(most, 1);
  return [...candidates]
    .sort(([a], [b]) => a - b)
    .map(([, candidate]) => candidate)
    .join(', ');
}

/** Of a share card, height divided by width: 1200 × 630. */
const cardRatio = 0.525;
/** Those of the service's widths that a card is asked for in, largest first. */
const cardWidths = [1_200, 900, 736, 640, 450] as const satisfies readonly PictureWidth[];
/** What the crop of an original of unknown size is taken to have. */
const likelyWidth = 736;

/**
 * The picture of a share card, cropped by us to the shape that others would crop it to, in a format that all of them know. It is no larger
 * than the crop of the original, so that the size in px is that of the file (K-V25).
 */
export function shareCard(url: string, source: Pick<Candidates, 'sourceWidth' | 'sourceHeight'> = {}) {
  const most = source.sourceWidth ? mostWidth({ ratio: cardRatio, ...source }) : likelyWidth;
  const width = cardWidths.find((each) => each <= most) ?? most;
  const height = Math.round(width * cardRatio);
  return { url: imageUrl(url, { width, height, format: 'jpg' }), width, height };
}
