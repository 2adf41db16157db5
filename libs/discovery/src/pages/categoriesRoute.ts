import { apiContext } from '@social-shop/api-client';
import { load, requestContext } from '@social-shop/routing';
import { categoriesQuery, popularTodayQuery } from '../queries.ts';

export { Component } from './CategoriesPage.tsx';

export const loader = load(async ({ url, context, section }) => {
  const api = context.get(apiContext);
  const { locale } = context.get(requestContext);
  await Promise.all([
    section(categoriesQuery(api, locale)),
    section(popularTodayQuery(api, url.searchParams.get('next'))),
  ]);
});
