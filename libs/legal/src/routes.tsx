import type { RouteHandle } from '@social-shop/routing';
import type { RouteObject } from 'react-router-dom';

/** `/legal/cookies` */
export const routes: RouteObject[] = [
  {
    id: 'legal.cookies',
    path: 'legal/cookies',
    handle: { page: 'legal-cookies', listed: true } satisfies RouteHandle,
    lazy: () => import('./cookies/CookiesPage.tsx'),
  },
];
