import { apiContext } from '@social-shop/api-client';
import { load, type RouteHandle } from '@social-shop/routing';
import type { RouteObject } from 'react-router-dom';
import { discoverFeedQuery } from './queries.ts';

const home = {
  handle: { page: 'home', query: ['next'] } satisfies RouteHandle,
  loader: load(({ url, context, section }) =>
    section(discoverFeedQuery(context.get(apiContext), url.searchParams.get('next'))),
  ),
  lazy: () => import('./pages/HomePage.tsx'),
};

/** `/` and `/home`, which show the same (S1). */
export const routes: RouteObject[] = [
  { id: 'feeds.root', index: true, ...home },
  { id: 'feeds.home', path: 'home', ...home },
];
