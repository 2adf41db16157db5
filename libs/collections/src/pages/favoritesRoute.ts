import { apiContext } from '@social-shop/api-client';
import { membersOnly } from '@social-shop/auth';
import { load } from '@social-shop/routing';
import { collectionsQuery, favoritePostsQuery, favoriteProductsQuery } from '../queries.ts';

export { Component } from './FavoritesPage.tsx';

export const loader = membersOnly(
  load(async ({ context, section }) => {
    const api = context.get(apiContext);
    await Promise.all([
      section(collectionsQuery(api)),
      section(favoriteProductsQuery(api)),
      section(favoritePostsQuery(api)),
    ]);
  }),
);
