import * as css from './Icon.css.ts';
import { directional, paths } from './paths.ts';

export type IconName = keyof typeof paths;

/** A drawing in the colour of the text around it. It says nothing to screen readers: the control around it has the name. */
export function Icon({
  name,
  size = 20,
  className,
}: {
  readonly name: IconName;
  /** In px, so that large text does not swell it; 40 in the blocks that stand for a page. */
  readonly size?: 16 | 20 | 24 | 40;
  readonly className?: string;
}) {
  const classes = [css.icon, directional.has(name) && css.mirrored, className].filter(Boolean).join(' ');
  return (
    <svg className={classes} width={size} height={size} viewBox="0 0 256 256" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
