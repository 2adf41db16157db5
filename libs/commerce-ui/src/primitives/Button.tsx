import { Link } from '@social-shop/routing';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as css from './Button.css.ts';
import { ring } from './Spinner.css.ts';

interface Appearance {
  /** One primary button per view. */
  readonly look?: keyof typeof css.look;
  readonly size?: keyof typeof css.size;
  /** As wide as its container. */
  readonly wide?: boolean;
}

function classes({ look = 'primary', size = 'md', wide = false }: Appearance, className: string | undefined) {
  return [css.look[look], css.size[size], look === 'text' && css.snug, wide && css.wide, className]
    .filter(Boolean)
    .join(' ');
}

/** A button for an action. While `loading` it keeps width, name and focus, and ignores presses. */
export function Button({
  look,
  size,
  wide,
  loading = false,
  className,
  onClick,
  children,
  ...button
}: ComponentPropsWithRef<'button'> & Appearance & { readonly loading?: boolean }) {
  return (
    <button
      type="button"
      {...button}
      className={classes({ look, size, wide }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <Label gone={loading}>{children}</Label>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  wide,
  className,
  children,
  ...link
}: ComponentPropsWithRef<typeof Link> & Appearance) {
  return (
    <Link {...link} className={classes({ look, size, wide }, className)}>
      {children}
    </Link>
  );
}

function Label({ gone, children }: { readonly gone: boolean; readonly children: ReactNode }) {
  return (
    <>
      <span className={gone ? css.labelGone : css.label}>{children}</span>
      {gone && <span className={`${ring} ${css.ring}`} />}
    </>
  );
}
