import { useSession } from '@social-shop/auth';
import { useIntl } from '@social-shop/i18n';
import { paths } from '@social-shop/routing';
import { useLocation } from 'react-router-dom';
import { isShownTo, navigation, type Place } from './navigation.ts';
import { useHere } from './useHere.ts';

/** The links of a place that this visitor sees. */
export function useNavigationLinks(place: Place) {
  const intl = useIntl();
  const member = useSession() !== undefined;
  const here = useHere();
  const { pathname } = useLocation();
  const page = pathname === paths.root() ? paths.home() : pathname;
  return navigation
    .filter(({ places, shownTo }) => places.includes(place) && isShownTo(shownTo, member))
    .map(({ id, href, message }) => ({
      id,
      href: href(here),
      text: intl.formatMessage(message),
      /** For `aria-current`. */
      current: href(here) === page ? ('page' as const) : undefined,
    }));
}
