import type { PictureFormat, PictureWidth } from '@social-shop/api-contract';

/** Options of the image service for a picture, cropped and at quality 80; sizes in CSS px. */
export interface ImageOptions {
  readonly width: number;
  /** Without it the picture is not cropped. */
  readonly height?: number | undefined;
  /** Device pixels per CSS pixel, 1 to 3. */
  readonly dpr?: number;
  readonly format?: PictureFormat;
}

/** Maximum device pixels per CSS pixel of the service (specification 1, section 9). */
const highestDpr = 3;
/** Maximum device pixels of a side: the service's widest size at the highest density. */
const longestSide = 736 * highestDpr;

/**
 * Returns the URL of a picture in the given size. It has the size in device pixels and none of the service's defaults: a page has hundreds
 * of pictures, and each size must have one URL. Other URLs (a `data:` picture) stay unchanged.
 */
export function imageUrl(url: string, { width, height, dpr = 1, format = 'webp' }: ImageOptions): string {
  if (url.startsWith('data:')) return url;
  const pixels = (side: number) => Math.round(Math.round(side) * Math.min(Math.max(1, dpr), highestDpr));
  const size = height === undefined ? `${pixels(width)}` : `${pixels(width)}/${pixels(height)}`;
  return `${url}/${size}${format === 'webp' ? '' : `?format=${format}`}`;
}

/** The crop of a picture. */
export interface Crop {
  /** Height divided by width. */
  readonly ratio: number;
  /** The size of the original in px, if known: no more than its crop is requested. */
  readonly sourceWidth?: number | undefined;
  readonly sourceHeight?: number | undefined;
}

/** The widths in which a kind of picture is requested, in CSS px, and its crop. */
export interface Candidates extends Crop {
  /** One or two, each at 1x, 2x and 3x, so that there are never more than six candidates. */
  readonly widths: readonly [PictureWidth] | readonly [PictureWidth, PictureWidth];
}

/**
 * Returns the URL of a crop that is `width` CSS px wide. Without a crop no height is requested, because rounding would change the ratio.
 */
export function cropUrl(
  url: string,
  width: number,
  { ratio, sourceWidth = 0, sourceHeight = 0 }: Crop,
  dpr = 1,
): string {
  const whole = ratio === sourceHeight / sourceWidth;
  return imageUrl(url, { width, height: whole ? undefined : width * ratio, dpr });
}

/** Returns the maximum width of this crop in px, so that a width in `srcset` is that of the file (K-B12). */
export function mostWidth({ ratio, sourceWidth, sourceHeight }: Crop): number {
  const most = (side = longestSide) => Math.min(side || longestSide, longestSide);
  // A crop with the original's own ratio is all of it, despite rounding of the quotient.
  return Math.max(1, Math.floor(Math.min(most(sourceWidth), most(sourceHeight) / ratio + 1e-6)));
}

/**
 * The value of `srcset`, smallest first; undefined for a URL that is not the service's. An original smaller than every candidate is listed
 * once, at its own width.
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

/** Height divided by width of a share card: 1200 × 630. */
const cardRatio = 0.525;
/** The service's widths in which a card is requested, largest first. */
const cardWidths = [1_200, 900, 736, 640, 450] as const satisfies readonly PictureWidth[];
/** The assumed width of the crop of an original of unknown size. */
const likelyWidth = 736;

/**
 * The picture of a share card, cropped to the ratio that other sites would crop it to, in a format that all of them support. It is no
 * larger than the crop of the original, so that the size in px is that of the file (K-V25).
 */
export function shareCard(url: string, source: Pick<Candidates, 'sourceWidth' | 'sourceHeight'> = {}) {
  const most = source.sourceWidth ? mostWidth({ ratio: cardRatio, ...source }) : likelyWidth;
  const width = cardWidths.find((each) => each <= most) ?? most;
  const height = Math.round(width * cardRatio);
  return { url: imageUrl(url, { width, height, format: 'jpg' }), width, height };
}
