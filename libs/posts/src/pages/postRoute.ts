import { apiContext } from '@social-shop/api-client';
import { followersQuery } from '@social-shop/creators';
import { load, notFound, paths } from '@social-shop/routing';
import { redirect } from 'react-router-dom';
import { readPostId } from '../postId.ts';
import { clipQuery, creatorPostsQuery, postProductsQuery, postQuery } from '../queries.ts';

export { Component } from './PostPage.tsx';

export const loader = load(async ({ params, url, context, essential, section }) => {
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
});
