import type { RouteHandle } from '@social-shop/routing';
import type { RouteObject } from 'react-router-dom';

/** `/account/favorites`, its posts and products, and `/wishlists`. */
export const routes: RouteObject[] = [
  {
    id: 'collections.favorites',
    path: 'account/favorites',
    handle: { page: 'account-favorites' } satisfies RouteHandle,
    lazy: () => import('./pages/favoritesRoute.ts'),
  },
  {
    id: 'collections.favoritePosts',
    path: 'account/favorites/posts',
    handle: { page: 'account-favorites-posts', query: ['next'] } satisfies RouteHandle,
    lazy: () => import('./pages/favoritePostsRoute.ts'),
  },
  {
    id: 'collections.favoriteProducts',
    path: 'account/favorites/products',
    handle: {
      page: 'account-favorites-products',
      query: ['order', 'only', 'retailer', 'next'],
    } satisfies RouteHandle,
    lazy: () => import('./pages/favoriteProductsRoute.ts'),
  },
  {
    id: 'collections.lists',
    path: 'wishlists',
    handle: { page: 'wishlists' } satisfies RouteHandle,
    lazy: () => import('./pages/listsRoute.ts'),
  },
];
