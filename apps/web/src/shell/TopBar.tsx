import { Logo } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link, paths } from '@social-shop/routing';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PhoneMenuButton } from './PhoneMenuButton.tsx';
import * as css from './TopBar.css.ts';

/** Sticky bar with the ways through the shop. */
export function TopBar() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const onHome = pathname === paths.root() || pathname === paths.home();
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <Logo />
        <nav className={css.navigation} aria-label={intl.formatMessage(messages.navigation)}>
          <Link href={paths.home()} className={css.item} aria-current={onHome ? 'page' : undefined}>
            {intl.formatMessage(messages.discover)}
          </Link>
        </nav>
        <span className={css.end}>
          <LanguageMenu />
        </span>
        <span className={css.phoneOnly}>
          <PhoneMenuButton />
        </span>
      </div>
    </header>
  );
}
