import type { ReactNode } from 'react';
import { hidden } from '../theme/text.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  readonly as?: 'span' | 'h1' | 'h2';
  readonly children: ReactNode;
}) {
  return <Element className={hidden}>{children}</Element>;
}
