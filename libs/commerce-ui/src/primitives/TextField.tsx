import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as css from './TextField.css.ts';

/** A text field with its label above, and a hint or an error below. */
export function TextField({
  label,
  hint,
  error,
  wrongBecause,
  button,
  ...input
}: Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Id of an element elsewhere with the error, such as a message above the form. */
  readonly wrongBecause?: string | undefined;
  /** A round button of 44 px at the end of the field. */
  readonly button?: ReactNode;
}) {
  const id = useId();
  const about = error ?? hint;
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.control}>
        <input
          {...input}
          id={id}
          className={button ? css.withButton : css.input}
          aria-invalid={(error ?? wrongBecause) !== undefined || undefined}
          aria-describedby={error === undefined && wrongBecause ? wrongBecause : about && `${id}-about`}
        />
        {button && <div className={css.button}>{button}</div>}
      </div>
      {about && (
        <p id={`${id}-about`} className={error ? css.error : css.hint}>
          {error && <Icon name="warningCircle" size={16} />}
          <span>{about}</span>
        </p>
      )}
    </div>
  );
}
