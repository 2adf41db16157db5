import { apiContext } from '@social-shop/api-client';
import { membersOnly } from '@social-shop/auth';
import { load } from '@social-shop/routing';
import { forYouFeedQuery } from '../queries.ts';

export { Component } from './ForYouPage.tsx';

export const loader = membersOnly(
  load(({ url, context, section }) => section(forYouFeedQuery(context.get(apiContext), url.searchParams.get('next')))),
);
