import { apiContext } from '@social-shop/api-client';
import { membersOnly } from '@social-shop/auth';
import { load, notFound, readId } from '@social-shop/routing';
import { collectionQuery, listProductsQuery } from '../queries.ts';

export { Component } from './ListPage.tsx';

export const loader = membersOnly(
  load(async ({ params, url, context, essential, section }) => {
    const api = context.get(apiContext);
    const id = readId(params['id'] ?? '') ?? notFound();
    await Promise.all([
      essential(collectionQuery(api, id)),
      section(listProductsQuery(api, id, url.searchParams.get('next'))),
    ]);
  }),
);
