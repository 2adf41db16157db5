import { apiContext } from '@social-shop/api-client';
import { creatorQuery, followersQuery } from '@social-shop/creators';
import { creatorPostsQuery } from '@social-shop/posts';
import { load, notFound, paths } from '@social-shop/routing';
import { redirect } from 'react-router-dom';

export { Component } from './ShopPage.tsx';

const DISPLAY_NAME = /^[a-z0-9._-]{2,30}$/i;

export const loader = load(async ({ params: { displayName = '' }, url, context, essential, section, describe }) => {
  if (!DISPLAY_NAME.test(displayName)) notFound();
  const api = context.get(apiContext);
  const creator = await essential(creatorQuery(api, displayName));
  if (creator.displayName !== displayName) throw redirect(paths.creatorShop(creator.displayName) + url.search, 301);
  await describe(async () => (await import('../structuredData.ts')).describeShop(api, creator));
  await Promise.all([
    section(followersQuery(api, creator.id)),
    section(creatorPostsQuery(api, creator.id, url.searchParams.get('next'))),
  ]);
});
