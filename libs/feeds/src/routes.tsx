import type { RouteHandle } from '@social-shop/routing';
import type { RouteObject } from 'react-router-dom';

const home = {
  handle: { page: 'home', query: ['next'], listed: true } satisfies RouteHandle,
  lazy: () => import('./pages/homeRoute.ts'),
};

/** `/` and `/home`, which show the same page (S1). */
export const routes: RouteObject[] = [
  { id: 'feeds.root', index: true, ...home },
  { id: 'feeds.home', path: 'home', ...home },
];
