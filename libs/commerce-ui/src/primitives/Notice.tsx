import type { ReactNode } from 'react';
import { text as type } from '../theme/text.css.ts';
import * as css from './Notice.css.ts';

/** Replaces missing content: names the problem and offers actions. */
export function Notice({
  art,
  title,
  text,
  size = 'section',
  children,
}: {
  readonly art?: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** `page`: the title is the page's heading. */
  readonly size?: 'section' | 'page';
  /** Buttons, the most likely first. */
  readonly children?: ReactNode;
}) {
  const whole = size === 'page';
  const Heading = whole ? 'h1' : 'h2';
  return (
    <div className={whole ? `${css.notice} ${css.page}` : css.notice}>
      {art}
      <Heading className={whole ? type.display : type.title2}>{title}</Heading>
      {text && <p className={`${whole ? type.body : type.small} ${css.text}`}>{text}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
