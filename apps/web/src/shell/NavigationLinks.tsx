import { useSession } from '@social-shop/auth';
import { ButtonLink } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link, paths } from '@social-shop/routing';
import type { ComponentProps, ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { isShownTo, navigation, type NavigationLink, type Place } from './navigation.ts';
import { useHere } from './useHere.ts';

/** The links of a place that this visitor may see; with a `look`, as buttons. In a place with `MenuLink`, a link with a menu is one. */
export function NavigationLinks({
  links = navigation,
  place,
  MenuLink,
  ...appearance
}: {
  readonly links?: readonly NavigationLink[];
  readonly place: Place;
  readonly MenuLink?: ComponentType<ComponentProps<typeof Link>>;
} & Pick<ComponentProps<typeof ButtonLink>, 'className' | 'look' | 'size'>) {
  const intl = useIntl();
  const member = useSession() !== undefined;
  const here = useHere();
  const { pathname } = useLocation();
  const page = pathname === paths.root() ? paths.home() : pathname;
  const Shown = appearance.look ? ButtonLink : Link;
  return links
    .filter(({ places, shownTo }) => places.includes(place) && isShownTo(shownTo, member))
    .map(({ id, href, message, menu }) => {
      const to = href(here);
      const link = {
        href: to,
        // A page below it is not the page itself.
        'aria-current': to === page ? 'page' : page.startsWith(`${to}/`) ? 'true' : undefined,
        ...appearance,
      } as const;
      const text = intl.formatMessage(message);
      if (menu && MenuLink) {
        return (
          <MenuLink key={id} {...link}>
            {text}
          </MenuLink>
        );
      }
      return (
        <Shown key={id} {...link}>
          {text}
        </Shown>
      );
    });
}
