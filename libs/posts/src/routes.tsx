import { paths, type RouteHandle } from '@social-shop/routing';
import { redirect, type RouteObject } from 'react-router-dom';
import { visitTrackingPost } from './flags.ts';

/** `/posts/{id}`, and `/post/{id?}`, which redirects to it (S13–S15). */
export const routes: RouteObject[] = [
  {
    id: 'posts.post',
    path: 'posts/:id',
    handle: { page: 'posts-id', visits: visitTrackingPost, listed: 'posts', hero: true } satisfies RouteHandle,
    lazy: () => import('./pages/postRoute.ts'),
  },
  {
    id: 'posts.redirect',
    path: 'post/:id?',
    handle: { page: 'post-id' } satisfies RouteHandle,
    loader: ({ params, request }) =>
      redirect((params.id ? paths.post(params.id) : paths.home()) + new URL(request.url).search, 301),
  },
];
