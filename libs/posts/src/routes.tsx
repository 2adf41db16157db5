import { apiContext } from '@social-shop/api-client';
import { followersQuery } from '@social-shop/creators';
import { load, notFound, paths, type RouteHandle } from '@social-shop/routing';
import { redirect, type RouteObject } from 'react-router-dom';
import { readPostId } from './postId.ts';
import { clipQuery, creatorPostsQuery, postProductsQuery, postQuery } from './queries.ts';

/** `/posts/{id}` and the `/post/{id?}` that leads to it (S13–S15). */
export const routes: RouteObject[] = [
  {
    id: 'posts.post',
    path: 'posts/:id',
    handle: { page: 'posts-id' } satisfies RouteHandle,
    loader: load(async ({ params, url, context, essential, section }) => {
      const id = readPostId(params.id ?? '') ?? notFound();
      if (id !== params.id) throw redirect(paths.post(id) + url.search, 301);
      const api = context.get(apiContext);
      const post = await essential(postQuery(api, id));
      await Promise.all([
        section(postProductsQuery(api, post)),
        post.videoMediaId && section(clipQuery(api, post.videoMediaId)),
        section(followersQuery(api, post.creator.id)),
        section(creatorPostsQuery(api, post.creator.id)),
      ]);
    }),
    lazy: () => import('./pages/PostPage.tsx'),
  },
  {
    id: 'posts.redirect',
    path: 'post/:id?',
    handle: { page: 'post-id' } satisfies RouteHandle,
    loader: ({ params, request }) =>
      redirect((params.id ? paths.post(params.id) : paths.home()) + new URL(request.url).search, 301),
  },
];
