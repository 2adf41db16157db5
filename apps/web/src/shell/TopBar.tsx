import { useSession } from '@social-shop/auth';
import { ButtonLink, Logo } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link, paths, type RouteHandle } from '@social-shop/routing';
import { useMatches } from 'react-router-dom';
import { messages } from '../messages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PhoneMenuButton } from './PhoneMenuButton.tsx';
import * as css from './TopBar.css.ts';
import { useHere, useOnHome } from './useHere.ts';

/** Sticky bar with the ways through the shop. */
export function TopBar() {
  const intl = useIntl();
  const session = useSession();
  const here = useHere();
  // The pages around signing in, whose own button is the filled one.
  const onForm = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.document;
  const onHome = useOnHome();
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <Logo />
        <nav className={css.navigation} aria-label={intl.formatMessage(messages.navigation)}>
          <Link href={paths.home()} className={css.item} aria-current={onHome ? 'page' : undefined}>
            {intl.formatMessage(messages.discover)}
          </Link>
        </nav>
        <div className={css.end[session ? 'icon' : 'button']}>
          <span className={css.wide}>
            <LanguageMenu />
            {session ? null : (
              <ButtonLink href={paths.login(here)} look="text" size="sm">
                {intl.formatMessage(messages.logIn)}
              </ButtonLink>
            )}
          </span>
          {session ? (
            <AccountMenu email={session.email} />
          ) : (
            <ButtonLink href={paths.signup(here)} size="sm" look={onForm ? 'secondary' : 'primary'}>
              {intl.formatMessage(messages.signUp)}
            </ButtonLink>
          )}
          <span className={css.phoneOnly}>
            <PhoneMenuButton />
          </span>
        </div>
      </div>
    </header>
  );
}
