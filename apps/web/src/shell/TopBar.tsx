import { useSession } from '@social-shop/auth';
import { ButtonLink, Logo } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link, type RouteHandle } from '@social-shop/routing';
import { useMatches } from 'react-router-dom';
import { messages } from '../messages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PhoneMenuButton } from './PhoneMenuButton.tsx';
import * as css from './TopBar.css.ts';
import { useNavigationLinks } from './useNavigationLinks.ts';

/** Sticky bar with the ways through the shop. */
export function TopBar() {
  const intl = useIntl();
  const session = useSession();
  // The pages around signing in, whose own button is the filled one.
  const onForm = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.document;
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <Logo />
        <nav className={css.navigation} aria-label={intl.formatMessage(messages.navigation)}>
          {useNavigationLinks('bar').map(({ id, href, text, current }) => (
            <Link key={id} href={href} className={css.item} aria-current={current}>
              {text}
            </Link>
          ))}
        </nav>
        <div className={css.end[session ? 'icon' : 'button']}>
          <span className={css.wide}>
            <LanguageMenu />
            {useNavigationLinks('barText').map(({ id, href, text }) => (
              <ButtonLink key={id} href={href} look="text" size="sm">
                {text}
              </ButtonLink>
            ))}
          </span>
          {session ? <AccountMenu email={session.email} /> : null}
          {useNavigationLinks('barButton').map(({ id, href, text }) => (
            <ButtonLink key={id} href={href} size="sm" look={onForm ? 'secondary' : 'primary'}>
              {text}
            </ButtonLink>
          ))}
          <span className={css.phoneOnly}>
            <PhoneMenuButton />
          </span>
        </div>
      </div>
    </header>
  );
}
