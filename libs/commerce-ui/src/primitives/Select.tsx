import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { hidden } from '../theme/text.css.ts';
import * as css from './Select.css.ts';

/** A native select; `children` are its options, `label` its accessible name, which is not shown. */
export function Select({
  label,
  look = 'box',
  ...select
}: Omit<ComponentPropsWithRef<'select'>, 'className'> & {
  readonly label: string;
  /** `pill`: in a row of filters. */
  readonly look?: keyof typeof css.select;
}) {
  return (
    <label className={css.field}>
      <span className={hidden}>{label}</span>
      <select {...select} className={css.select[look]} />
      <Icon name="caretDown" size={16} className={css.caret} />
    </label>
  );
}
