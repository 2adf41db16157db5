import { apiContext } from '@social-shop/api-client';
import { load, requestContext } from '@social-shop/routing';
import { categoriesQuery, trendingCreatorsQuery } from '../queries.ts';

export { Component } from './SitemapPage.tsx';

export const loader = load(async ({ context, section }) => {
  const api = context.get(apiContext);
  const { locale } = context.get(requestContext);
  await Promise.all([section(categoriesQuery(api, locale)), section(trendingCreatorsQuery(api))]);
});
