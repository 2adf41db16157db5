import { imageUrl, srcSet } from '../pictures/imageUrl.ts';
import * as css from './Avatar.css.ts';

/** Avatars are asked for in one size, so that every place of the product shares them (specification 1, section 9). */
const requested = 100;

/** A person's picture. It stands beside the name and is empty to screen readers, so that nobody hears the name twice. */
export function Avatar({
  url,
  size,
  className,
}: {
  readonly url: string;
  /** In CSS px; `className` may change it at a breakpoint. */
  readonly size: 32 | 48 | 88;
  readonly className?: string;
}) {
  // Where it is small, the one size is sharp on every screen already.
  const candidates = size * 3 > requested ? srcSet(url, { widths: [requested], ratio: 1 }) : undefined;
  return (
    <img
      className={className ? `${css.avatar} ${className}` : css.avatar}
      src={imageUrl(url, { width: requested, height: requested })}
      srcSet={candidates}
      sizes={candidates && `${size}px`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
