import { useSession } from '@social-shop/auth';
import { ButtonLink } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link, paths } from '@social-shop/routing';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { isShownTo, navigation, type Place } from './navigation.ts';
import { useHere } from './useHere.ts';

/** The links of a place that this visitor sees; with a `look`, as buttons. */
export function NavigationLinks({
  place,
  ...appearance
}: { readonly place: Place } & Pick<ComponentProps<typeof ButtonLink>, 'className' | 'look' | 'size'>) {
  const intl = useIntl();
  const member = useSession() !== undefined;
  const here = useHere();
  const { pathname } = useLocation();
  const page = pathname === paths.root() ? paths.home() : pathname;
  const Shown = appearance.look ? ButtonLink : Link;
  return navigation
    .filter(({ places, shownTo }) => places.includes(place) && isShownTo(shownTo, member))
    .map(({ id, href, message }) => (
      <Shown key={id} href={href(here)} aria-current={href(here) === page ? 'page' : undefined} {...appearance}>
        {intl.formatMessage(message)}
      </Shown>
    ));
}
