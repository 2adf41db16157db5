import type { RouteHandle } from '@social-shop/routing';
import type { RouteObject } from 'react-router-dom';

const home = {
  handle: { page: 'home', query: ['next'], listed: true } satisfies RouteHandle,
  lazy: () => import('./pages/homeRoute.ts'),
};

/** `/` and `/home`, which show the same page (S1), and the other tabs of home. */
export const routes: RouteObject[] = [
  { id: 'feeds.root', index: true, ...home },
  { id: 'feeds.home', path: 'home', ...home },
  {
    id: 'feeds.following',
    path: 'home/following',
    handle: { page: 'home-following', query: ['next'] } satisfies RouteHandle,
    lazy: () => import('./pages/followingRoute.ts'),
  },
  {
    id: 'feeds.forYou',
    path: 'home/for-you',
    handle: { page: 'home-for-you', query: ['next'] } satisfies RouteHandle,
    lazy: () => import('./pages/forYouRoute.ts'),
  },
];
