import { paths } from '@social-shop/routing';
import { useLocation } from 'react-router-dom';
import { useSession } from './session.ts';

/**
 * For what needs an account: `if (!requireLogin()) return;`. True when somebody is signed in; anybody else is on the way to
 * sign-up, and back to this page afterwards (specification 1, section 6).
 */
export function useRequireLogin(): () => boolean {
  const session = useSession();
  const { pathname, search } = useLocation();
  return () => {
    if (!session) location.assign(paths.signup(pathname + search));
    return session !== undefined;
  };
}
