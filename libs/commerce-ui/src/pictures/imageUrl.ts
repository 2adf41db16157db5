import type { PictureFormat, PictureQuality, PictureWidth } from '@social-shop/api-contract';

/** What the image service makes of a picture; sizes in CSS px. */
export interface ImageOptions {
  readonly width: number;
  readonly height?: number;
  /** Device pixels per CSS pixel, 1 to 3. */
  readonly dpr?: number;
  readonly quality?: PictureQuality;
  readonly format?: PictureFormat;
  readonly fit?: 'crop';
}

/** The service draws no more device pixels per CSS pixel than this (specification 1, section 9). */
const highestDpr = 3;
/** Nor, of either side, more device pixels than this: its widest size at the highest density. */
const longestSide = 736 * highestDpr;

/** The address of a picture in the given size. What is not an address of the service (a `data:` picture) stays as it is. */
export function imageUrl(
  url: string,
  { width, height, dpr = 1, quality = 80, format = 'webp', fit = 'crop' }: ImageOptions,
): string {
  if (url.startsWith('data:')) return url;
  const size =
    height === undefined ? `width=${Math.round(width)}` : `width=${Math.round(width)}&height=${Math.round(height)}`;
  return `${url}?${size}&dpr=${Math.min(Math.max(1, dpr), highestDpr)}&quality=${quality}&format=${format}&fit=${fit}`;
}

/** The widths in which a kind of picture is asked for, in CSS px, and the shape it is cropped to. */
export interface Candidates {
  /** One or two: each comes at 1x, 2x and 3x, so that there are never more than six. */
  readonly widths: readonly [PictureWidth] | readonly [PictureWidth, PictureWidth];
  /** Height divided by width. */
  readonly ratio: number;
  /** Of the original, in px, each where it is known: nothing is asked for beyond what its crop has. */
  readonly sourceWidth?: number | undefined;
  readonly sourceHeight?: number | undefined;
}

/** How wide a crop of this shape is at most, in px, so that a width in `srcset` says what comes (K-B12). */
export function mostWidth({ ratio, sourceWidth, sourceHeight }: Omit<Candidates, 'widths'>): number {
  const most = (side = longestSide) => Math.min(side || longestSide, longestSide);
  // A crop of the original's own shape is all of it, whatever the digits of the quotient.
  return Math.max(1, Math.floor(Math.min(most(sourceWidth), most(sourceHeight) / ratio + 1e-6)));
}

/**
 * The value of `srcset`, smallest first; none for what is not an address of the service.
 * An original smaller than every candidate is offered once, at its own width.
 */
export function srcSet(url: string, { widths, ratio, ...source }: Candidates): string | undefined {
  if (url.startsWith('data:')) return;
  const most = mostWidth({ ratio, ...source });
  const candidates = new Map<number, string>();
  const offer = (width: number, dpr: number) => {
    const pixels = width * dpr;
    candidates.set(pixels, `${imageUrl(url, { width, height: width * ratio, dpr })} ${pixels}w`);
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
