import type { RouteHandle } from '@social-shop/routing';
import type { RouteObject } from 'react-router-dom';

/** Query parameters of a list with sort and filter; `selection.ts` reads the first two. */
const query = ['sort', 'price', 'next'];

/** `/hashtags/{hashtag?}`, `/categories`, `/categories/{category}`, `/deals` and `/sitemap`. */
export const routes: RouteObject[] = [
  {
    id: 'discovery.hashtag',
    path: 'hashtags/:hashtag?',
    handle: { page: 'hashtags-hashtag', query, listed: 'hashtags' } satisfies RouteHandle,
    lazy: () => import('./pages/hashtagRoute.ts'),
  },
  {
    id: 'discovery.categories',
    path: 'categories',
    handle: { page: 'categories', query: ['next'], listed: true } satisfies RouteHandle,
    lazy: () => import('./pages/categoriesRoute.ts'),
  },
  {
    id: 'discovery.category',
    path: 'categories/:category',
    handle: { page: 'categories-category', query, listed: 'categories' } satisfies RouteHandle,
    lazy: () => import('./pages/categoryRoute.ts'),
  },
  {
    id: 'discovery.deals',
    path: 'deals',
    handle: { page: 'deals', listed: true } satisfies RouteHandle,
    lazy: () => import('./pages/dealsRoute.ts'),
  },
  {
    id: 'discovery.sitemap',
    path: 'sitemap',
    handle: { page: 'sitemap', listed: true } satisfies RouteHandle,
    lazy: () => import('./pages/sitemapRoute.ts'),
  },
];
