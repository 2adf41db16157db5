import * as css from './Picture.css.ts';
import { cropUrl, mostWidth, srcSet, type Candidates } from './imageUrl.ts';
import { useImage } from './useImage.ts';

/** Which candidates a picture is offered in, and how wide it is shown: the `sizes` attribute. */
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
  /** Dominant colour, seen until the picture is there. */
  readonly color?: string;
  /** Part of the first view: fetched at once and first. Everything else is lazy. */
  readonly priority?: boolean;
  readonly className?: string;
}

const RATIO_UNITS = 10_000;

/**
 * A picture in a box of its own shape and colour. Both come from an SVG ground, because the page's security policy allows
 * no style attribute in HTML, and because the box must hold its shape whatever arrives, or nothing does.
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
  // Fine enough that the box is as high as the arithmetic of lists has it, to a hundredth of a pixel.
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
