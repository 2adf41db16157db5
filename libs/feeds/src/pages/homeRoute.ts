import { apiContext } from '@social-shop/api-client';
import { load } from '@social-shop/routing';
import { discoverFeedQuery } from '../queries.ts';

export { Component } from './HomePage.tsx';

export const loader = load(({ url, context, section }) =>
  section(discoverFeedQuery(context.get(apiContext), url.searchParams.get('next'))),
);
