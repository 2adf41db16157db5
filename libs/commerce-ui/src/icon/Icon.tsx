import * as css from './Icon.css.ts';
import { directional, paths } from './paths.ts';

export type IconName = keyof typeof paths;

interface Look {
  /** In px, so that it does not grow with large text; 40 in notices of a whole page. */
  readonly size?: 16 | 20 | 24 | 40 | undefined;
  readonly className?: string | undefined;
}

/** A drawing in the colour of the text around it. Hidden from screen readers: the control around it has the name. */
export function Icon({ name, size, className }: Look & { readonly name: IconName }) {
  const classes = [directional.has(name) && css.mirrored, className].filter(Boolean).join(' ');
  return <Drawing path={paths[name]} size={size} className={classes} />;
}

/** The same from path data, for a drawing of a rare part of the product, which must not be in the first view. */
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
