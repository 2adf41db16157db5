import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Switch.css.ts';

/** Turns something on or off at once. `label` is its accessible name. */
export function Switch({
  checked,
  onChange,
  label,
  ...button
}: Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'onChange' | 'aria-label'> & {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
}) {
  return (
    <button
      {...button}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className={css.track}
      onClick={() => onChange(!checked)}
    >
      <span className={css.knob}>{checked ? <Icon name="check" size={16} /> : null}</span>
    </button>
  );
}
