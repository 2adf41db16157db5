import type { RouteHandle } from '@social-shop/routing';
import type { RouteObject } from 'react-router-dom';
import { visitTrackingShop } from './flags.ts';

/** `/explore/{displayName}` */
export const routes: RouteObject[] = [
  {
    id: 'creator-shop.shop',
    path: 'explore/:displayName',
    handle: {
      page: 'explore-displayName',
      visits: visitTrackingShop,
      query: ['next'],
      listed: 'creators',
    } satisfies RouteHandle,
    lazy: () => import('./pages/shopRoute.ts'),
  },
];
