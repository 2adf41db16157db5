import type { RouteHandle } from '@social-shop/routing';
import type { RouteObject } from 'react-router-dom';

/** What decides the content of the page (`page/selection.ts`). */
const query = ['keyword', 'type', 'sort', 'price', 'sale', 'stock', 'category', 'retailer', 'brand', 'colour'];

/** `/search` */
export const routes: RouteObject[] = [
  {
    id: 'search.page',
    path: 'search',
    handle: { page: 'search', query: [...query, 'debug', 'alpha', 'next'], kept: false } satisfies RouteHandle,
    lazy: () => import('./page/searchRoute.ts'),
  },
];
