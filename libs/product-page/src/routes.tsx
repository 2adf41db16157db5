import { productPaths } from '@social-shop/products';
import type { RouteHandle } from '@social-shop/routing';
import { redirect, type RouteObject } from 'react-router-dom';

/** `/products/{id}`, and `/products`, which redirects to the categories (S15). */
export const routes: RouteObject[] = [
  {
    id: 'product-page.product',
    path: 'products/:id',
    // Parameters for the retailer (S18) are not listed: only the browser reads them, and the page is the same without them.
    handle: { page: 'products-id', query: ['variant'], listed: 'products' } satisfies RouteHandle,
    lazy: () => import('./pages/productRoute.ts'),
  },
  {
    id: 'product-page.redirect',
    path: 'products',
    handle: { page: 'products' } satisfies RouteHandle,
    loader: () => redirect(productPaths.categories(), 301),
  },
];
