import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import type { ReactNode } from 'react';
import { Caret } from '../icon/Caret.tsx';
import { messages } from '../messages.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as css from './SectionHead.css.ts';

/** The title of a list, with a link to the whole list if the page shows only its beginning. `children` are its buttons. */
export function SectionHead({
  id,
  title,
  note,
  href,
  children,
}: {
  readonly id?: string;
  readonly title: ReactNode;
  /** Beside the title, such as how many there are. */
  readonly note?: ReactNode;
  /** The page of the whole list. */
  readonly href?: string;
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
      {href === undefined ? null : (
        <Link href={href} className={css.seeAll}>
          <span aria-hidden="true">{intl.formatMessage(messages.seeAll)}</span>
          <VisuallyHidden>{intl.formatMessage(messages.seeAllOf, { title })}</VisuallyHidden>
          <Caret to="end" size={16} />
        </Link>
      )}
      {children}
    </div>
  );
}
