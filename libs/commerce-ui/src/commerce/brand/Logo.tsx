import { useIntl } from '@social-shop/i18n';
import { Link, paths } from '@social-shop/routing';
import { messages } from '../../messages.ts';
import * as css from './Logo.css.ts';

/** The sun rising in a niche, 24 × 28. */
export function Mark({ className = css.mark }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 28" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M12 0C5.37 0 0 5.37 0 12v14.5A1.5 1.5 0 0 0 1.5 28h21a1.5 1.5 0 0 0 1.5-1.5V12C24 5.37 18.63 0 12 0ZM5 20.5a7 7 0 0 1 14 0Zm-1 2.25h16v1.75H4Z"
      />
    </svg>
  );
}

/** Mark and word, as a link to the home page. `short`: beside a search box, which has more need of the room between 600 and 860 px. */
export function Logo({ short = false }: { readonly short?: boolean }) {
  const intl = useIntl();
  return (
    <Link href={paths.root()} className={css.logo}>
      <Mark />
      <span className={short ? css.shortWord : css.word}>{intl.formatMessage(messages.wordmark)}</span>
    </Link>
  );
}
