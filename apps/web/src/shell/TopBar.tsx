import { useSession } from '@social-shop/auth';
import { Logo } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import type { RouteHandle } from '@social-shop/routing';
import { useMatches } from 'react-router-dom';
import { messages } from '../messages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { PhoneMenuButton } from './PhoneMenuButton.tsx';
import { SlotRoom } from './SlotRoom.tsx';
import { slots as shellSlots, type Slots } from './slots.ts';
import { DealsLink } from './DealsLink.tsx';
import * as css from './TopBar.css.ts';

/** Sticky bar with the navigation of the shop, and the features' slots in it and below it. */
export function TopBar({ slots = shellSlots }: { readonly slots?: Slots }) {
  const intl = useIntl();
  const session = useSession();
  // The sign-in pages, whose own button is the filled one.
  const { document: onForm, bar }: Partial<RouteHandle> =
    (useMatches().at(-1)?.handle as RouteHandle | undefined) ?? {};
  if (bar === 'plain' && !session) {
    return (
      <header className={css.bar}>
        <div className={css.inner}>
          <Logo />
          <div className={css.end.button}>
            <NavigationLinks place="barText" look="text" size="sm" />
            <NavigationLinks place="barButton" look="secondary" size="sm" />
          </div>
        </div>
      </header>
    );
  }
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <Logo short={slots.search !== undefined} />
        <nav className={css.navigation} aria-label={intl.formatMessage(messages.navigation)}>
          <NavigationLinks place="bar" MenuLink={DealsLink} className={css.item} />
        </nav>
        <SlotRoom slot={slots.search} />
        <div className={css.end[session ? 'icon' : 'button']}>
          <span className={css.wide}>
            <LanguageMenu />
            <NavigationLinks place="barText" look="text" size="sm" />
          </span>
          <SlotRoom slot={slots.cart} />
          {session ? <AccountMenu email={session.email} /> : null}
          <NavigationLinks place="barButton" size="sm" look={onForm ? 'secondary' : 'primary'} />
          <span className={css.phoneOnly}>
            <PhoneMenuButton />
          </span>
        </div>
      </div>
    </header>
  );
}
