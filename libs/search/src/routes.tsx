import type { RouteHandle } from '@social-shop/routing';
import type { RouteObject } from 'react-router-dom';

/** `/search` */
export const routes: RouteObject[] = [
  {
    id: 'search.page',
    path: 'search',
    handle: { page: 'search' } satisfies RouteHandle,
    lazy: () => import('./page/searchRoute.ts'),
  },
];
