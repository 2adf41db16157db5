import type { ComponentPropsWithRef } from 'react';
import * as css from './Chip.css.ts';

/** A word on a small ground. */
export function Chip({
  look = 'neutral',
  className,
  ...span
}: ComponentPropsWithRef<'span'> & { readonly look?: keyof typeof css.look }) {
  return <span {...span} className={[css.look[look], className].filter(Boolean).join(' ')} />;
}
