import { apiContext } from '@social-shop/api-client';
import { creatorQuery, followersQuery } from '@social-shop/creators';
import { creatorPostsQuery } from '@social-shop/posts';
import { load, notFound, paths, type RouteHandle } from '@social-shop/routing';
import { redirect, type RouteObject } from 'react-router-dom';

const DISPLAY_NAME = /^[a-z0-9._-]{2,30}$/i;

/** `/explore/{displayName}` */
export const routes: RouteObject[] = [
  {
    id: 'creator-shop.shop',
    path: 'explore/:displayName',
    handle: { page: 'explore-displayName', query: ['next'] } satisfies RouteHandle,
    loader: load(async ({ params: { displayName = '' }, url, context, essential, section }) => {
      if (!DISPLAY_NAME.test(displayName)) notFound();
      const api = context.get(apiContext);
      const creator = await essential(creatorQuery(api, displayName));
      if (creator.displayName !== displayName) throw redirect(paths.creatorShop(creator.displayName) + url.search, 301);
      await Promise.all([
        section(followersQuery(api, creator.id)),
        section(creatorPostsQuery(api, creator.id, url.searchParams.get('next'))),
      ]);
    }),
    lazy: () => import('./pages/ShopPage.tsx'),
  },
];
