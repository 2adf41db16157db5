import * as css from './Icon.css.ts';
import { directional, paths } from './paths.ts';

export type IconName = keyof typeof paths;

interface Look {
  /** In px, so that large text does not swell it; 40 in the blocks that stand for a page. */
  readonly size?: 16 | 20 | 24 | 40 | undefined;
  readonly className?: string | undefined;
}

/** A drawing in the colour of the text around it. It says nothing to screen readers: the control around it has the name. */
export function Icon({ name, size, className }: Look & { readonly name: IconName }) {
  const classes = [directional.has(name) && css.mirrored, className].filter(Boolean).join(' ');
  return <Drawing path={paths[name]} size={size} className={classes} />;
}

/** The same from path data, for a drawing that only a rare part of the product has: it is no part of the first view. */
export function Drawing({ path, size = 20, className }: Look & { readonly path: string }) {
  return (
    <svg
      className={className ? `${css.icon} ${className}` : css.icon}
      width={size}
      height={size}
      viewBox="0 0 256 256"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
