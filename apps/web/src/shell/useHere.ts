import { paths } from '@social-shop/routing';
import { useLocation } from 'react-router-dom';

/** The address of this page, for whoever comes back to it. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** Whether this is the home page, at either of its addresses. */
export function useOnHome(): boolean {
  const { pathname } = useLocation();
  return pathname === paths.root() || pathname === paths.home();
}
