import { Caret } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import { messages } from '../messages.ts';
import * as css from './PageIntro.css.ts';

/** The head of a page of lists: its title, how many posts it has, and a sentence. */
export function PageIntro({
  title,
  count,
  subtitle,
  above,
}: {
  readonly title: string;
  /** If unknown, no count is shown. */
  readonly count?: number | undefined;
  readonly subtitle?: string | undefined;
  /** The page above this one. */
  readonly above?: { readonly href: string; readonly title: string };
}) {
  const intl = useIntl();
  return (
    <>
      {above ? (
        <nav aria-label={intl.formatMessage(messages.breadcrumb)}>
          <Link href={above.href} className={css.crumb}>
            <Caret to="start" size={16} />
            {above.title}
          </Link>
        </nav>
      ) : null}
      <div className={above ? `${css.intro} ${css.below}` : css.intro}>
        <div className={css.line}>
          <h1 className={css.title} dir="auto">
            {title}
          </h1>
          {count === undefined ? null : (
            <span className={css.count}>{intl.formatMessage(messages.postsCount, { count })}</span>
          )}
        </div>
        {subtitle ? <p className={css.subtitle}>{subtitle}</p> : null}
      </div>
    </>
  );
}
