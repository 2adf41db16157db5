import { useId, type ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as css from './TextField.css.ts';

/** One line of text with its label above, and below it a hint, or what is wrong with it. */
export function TextField({
  label,
  hint,
  error,
  ...input
}: Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}) {
  const id = useId();
  const about = error ?? hint;
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={css.input}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={about && `${id}-about`}
      />
      {about && (
        <p id={`${id}-about`} className={error ? css.error : css.hint}>
          {error && <Icon name="warningCircle" size={16} />}
          <span>{about}</span>
        </p>
      )}
    </div>
  );
}
