import type { TilePictures } from '@social-shop/api-contract';
import { imageUrl, srcSet } from '../pictures/imageUrl.ts';
import { useImage } from '../pictures/useImage.ts';
import * as css from './Avatar.css.ts';

/** Avatars are requested in one size, so that all screens share them (specification 1, section 9). */
const requested: TilePictures['creator'] = 100;

/**
 * A person's picture, or the first letter of the name if there is none or it fails. Hidden from screen readers, which read the name next to
 * it.
 */
export function Avatar({
  url,
  name,
  size,
  className,
}: {
  readonly url: string;
  readonly name: string;
  /** In CSS px; `className` may change it at a breakpoint. */
  readonly size: 24 | 32 | 44 | 48 | 56 | 64 | 88;
  readonly className?: string;
}) {
  // If it is small, that size is sharp on every screen.
  const candidates = size * 3 > requested ? srcSet(url, { widths: [requested], ratio: 1 }) : undefined;
  const { failed, watch } = useImage(url);
  const classes = className ? `${css.avatar} ${className}` : css.avatar;
  const [initial] = name;
  if (failed) {
    return (
      <svg className={classes} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <text className={css.initial} x="16" y="16">
          {initial}
        </text>
      </svg>
    );
  }
  return (
    <img
      {...watch}
      className={classes}
      src={imageUrl(url, { width: requested, height: requested })}
      srcSet={candidates}
      sizes={candidates && `${size}px`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
    />
  );
}
