import { apiContext } from '@social-shop/api-client';
import { membersOnly } from '@social-shop/auth';
import { load } from '@social-shop/routing';
import { collectionsQuery, facetsQuery, favoriteProductsQuery } from '../queries.ts';
import { selectionOf } from '../selection.ts';

export { Component } from './FavoriteProductsPage.tsx';

export const loader = membersOnly(
  load(async ({ url, context, section }) => {
    const api = context.get(apiContext);
    const { searchParams } = url;
    await Promise.all([
      section(collectionsQuery(api)),
      section(facetsQuery(api)),
      section(favoriteProductsQuery(api, selectionOf(searchParams), searchParams.get('next'))),
    ]);
  }),
);
