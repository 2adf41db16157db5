import { usePageView } from '@social-shop/analytics';
import { useFlag, type Flag } from '@social-shop/experiments';
import type { RouteHandle } from '@social-shop/routing';
import { Outlet, useLocation, useMatches } from 'react-router-dom';

/** For pages whose visits no flag switches off. */
const always: Flag = { name: '', initial: 'on' };

/** A page that is not an error page. Reports its name to analytics. */
export function Page() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const counted = useFlag(handle?.visits ?? always);
  usePageView(handle?.page ?? '', useLocation().pathname, counted);
  return <Outlet />;
}
