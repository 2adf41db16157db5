import { apiContext } from '@social-shop/api-client';
import { membersOnly } from '@social-shop/auth';
import { load } from '@social-shop/routing';
import { collectionsQuery, favoritePostsQuery } from '../queries.ts';

export { Component } from './FavoritePostsPage.tsx';

export const loader = membersOnly(
  load(async ({ url, context, section }) => {
    const api = context.get(apiContext);
    await Promise.all([section(collectionsQuery(api)), section(favoritePostsQuery(api, url.searchParams.get('next')))]);
  }),
);
