import * as css from './Picture.css.ts';
import { cropUrl, mostWidth, srcSet, type Candidates } from './imageUrl.ts';
import { useImage } from './useImage.ts';

/** The candidates of a picture, and its shown width: the `sizes` attribute. */
export interface PictureSize {
  readonly widths: Candidates['widths'];
  readonly sizes: string;
}

export interface PictureProps {
  readonly url: string;
  readonly alt: string;
  readonly size: PictureSize;
  /** Height divided by width. */
  readonly ratio: number;
  /** Of the original, in px. */
  readonly sourceWidth?: number | undefined;
  readonly sourceHeight?: number | undefined;
  /** Dominant colour, shown until the picture has loaded. */
  readonly color?: string;
  /** Part of the first view: loaded at once and first. Everything else is lazy. */
  readonly priority?: boolean;
  readonly className?: string;
}

const RATIO_UNITS = 10_000;

/**
 * A picture in a box with its own ratio and colour. Both come from an SVG ground, because the page's security policy allows no style
 * attribute in HTML, and because the box must keep its ratio if the picture differs or fails.
 */
export function Picture({
  url,
  alt,
  size,
  ratio,
  sourceWidth,
  sourceHeight,
  color,
  priority = false,
  className,
}: PictureProps) {
  const [width] = size.widths;
  const height = Math.round(width * ratio);
  const crop = { ratio, sourceWidth, sourceHeight };
  const asked = Math.min(width, mostWidth(crop));
  // Precise enough that the box has the height that lists compute, to a hundredth of a pixel.
  const ground = { width: RATIO_UNITS, height: Math.round(RATIO_UNITS * ratio) };
  const { failed, watch } = useImage(url);
  return (
    <span data-failed={failed || undefined} className={className ? `${css.box} ${className}` : css.box}>
      <svg
        className={css.ground}
        viewBox={`0 0 ${ground.width} ${ground.height}`}
        color={color ?? 'transparent'}
        aria-hidden="true"
      />
      <img
        {...watch}
        className={css.picture}
        src={cropUrl(url, asked, crop)}
        srcSet={srcSet(url, { widths: size.widths, ...crop })}
        sizes={size.sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}
