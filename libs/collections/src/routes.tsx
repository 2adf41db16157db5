import type { RouteHandle } from '@social-shop/routing';
import type { RouteObject } from 'react-router-dom';

/** `/account/favorites`, its posts and products, `/wishlists`, `/wishlists/{id}` and `/collections/{hash}`. */
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
  {
    id: 'collections.list',
    path: 'wishlists/:id',
    handle: { page: 'wishlists-id', query: ['next'] } satisfies RouteHandle,
    lazy: () => import('./pages/listRoute.ts'),
  },
  {
    id: 'collections.shared',
    path: 'collections/:hash',
    handle: { page: 'collections-hash', query: ['next'], bar: 'plain' } satisfies RouteHandle,
    lazy: () => import('./pages/sharedRoute.ts'),
  },
];
