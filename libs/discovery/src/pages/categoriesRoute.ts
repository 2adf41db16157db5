import { apiContext } from '@social-shop/api-client';
import { load, requestContext } from '@social-shop/routing';
import { categoriesQuery, popularTodayQuery } from '../queries.ts';

export { Component } from './CategoriesPage.tsx';

export const loader = load(async ({ url, context, section, describe }) => {
  const api = context.get(apiContext);
  const { locale } = context.get(requestContext);
  const categories = categoriesQuery(api, locale);
  await describe(async () => (await import('../structuredData.ts')).describeCategories(categories));
  await Promise.all([section(categories), section(popularTodayQuery(api, url.searchParams.get('next')))]);
});
