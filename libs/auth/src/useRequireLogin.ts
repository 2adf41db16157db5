import { paths } from '@social-shop/routing';
import { useLocation } from 'react-router-dom';
import { useSession } from './session.ts';

/**
 * Guards an action that needs an account: `if (!requireLogin()) return;`. Returns true if the visitor is signed in; otherwise navigates to
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
