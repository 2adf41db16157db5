import { apiContext } from '@social-shop/api-client';
import { followersQuery } from '@social-shop/creators';
import { load, notFound, paths, readId } from '@social-shop/routing';
import { redirect } from 'react-router-dom';
import { mentionedQuery } from '../mentioned.ts';
import { moreFromQuery } from '../moreFrom.ts';
import { postProductsQuery } from '../postProducts.ts';
import { clipQuery, postQuery } from '../queries.ts';

export { Component } from './PostPage.tsx';

export const loader = load(async ({ params, url, context, essential, section, describe }) => {
  const id = readId(params.id ?? '') ?? notFound();
  if (id !== params.id) throw redirect(paths.post(id) + url.search, 301);
  const api = context.get(apiContext);
  const post = await essential(postQuery(api, id));
  await describe(async () => (await import('../structuredData.ts')).describePost(api, post));
  await Promise.all([
    section(postProductsQuery(api, post)),
    post.videoMediaId && section(clipQuery(api, post.videoMediaId)),
    section(followersQuery(api, post.creator.id)),
    section(moreFromQuery(api, post)),
    section(mentionedQuery(api, post)),
  ]);
});
