import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import * as css from './IconButton.css.ts';

/** A round button with a drawing or a picture. `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  look = 'plain',
  iconSize = 20,
  className,
  ...button
}: Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  readonly icon: IconName | ReactElement;
  readonly label: string;
  readonly look?: keyof typeof css.look;
  readonly iconSize?: 20 | 24;
}) {
  return (
    <button
      type="button"
      {...button}
      className={[css.look[look], className].filter(Boolean).join(' ')}
      aria-label={label}
    >
      {typeof icon === 'string' ? <Icon name={icon} size={iconSize} /> : icon}
    </button>
  );
}
