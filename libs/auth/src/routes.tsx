import type { RouteHandle } from '@social-shop/routing';
import { data, type RouteObject } from 'react-router-dom';

const page = (name: string): RouteHandle => ({ page: name, document: true });
const withStatus = (status: number) => () => data(null, { status });

/** The pages around signing in. All are documents: the host decides who sees them (S2). */
export const routes: RouteObject[] = [
  {
    id: 'auth.failed',
    path: 'auth/failed',
    handle: page('auth-failed'),
    loader: withStatus(400),
    lazy: () => import('./pages/FailedPage.tsx'),
  },
  {
    id: 'auth.unavailable',
    path: 'auth/unavailable',
    handle: page('auth-unavailable'),
    loader: withStatus(503),
    lazy: () => import('./pages/FailedPage.tsx'),
  },
  { id: 'auth.logout', path: 'logout', handle: page('logout'), lazy: () => import('./pages/SignOutPage.tsx') },
];
