import { usePageView } from '@social-shop/analytics';
import type { RouteHandle } from '@social-shop/routing';
import { Outlet, useLocation, useMatches } from 'react-router-dom';

/** A page that is not an error page. Reports its name to analytics. */
export function Page() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  usePageView(handle?.page ?? '', useLocation().pathname);
  return <Outlet />;
}
