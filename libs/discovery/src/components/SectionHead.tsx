import { Caret, VisuallyHidden } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import * as css from './SectionHead.css.ts';

/** The head of a list of which a page shows the beginning: its title and the link to the whole. `children` are its buttons. */
export function SectionHead({
  id,
  title,
  note,
  href,
  children,
}: {
  readonly id?: string;
  readonly title: string;
  readonly note?: string;
  readonly href: string;
  readonly children?: ReactNode;
}) {
  const intl = useIntl();
  return (
    <div className={css.head}>
      <div className={css.titles}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {note ? <span className={css.note}>{note}</span> : null}
      </div>
      <Link href={href} className={css.seeAll}>
        <span aria-hidden="true">{intl.formatMessage(messages.seeAll)}</span>
        <VisuallyHidden>{intl.formatMessage(messages.seeAllOf, { title })}</VisuallyHidden>
        <Caret to="end" size={16} />
      </Link>
      {children}
    </div>
  );
}
