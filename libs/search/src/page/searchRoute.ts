import { apiContext } from '@social-shop/api-client';
import { load } from '@social-shop/routing';
import { postsQuery } from '../queries.ts';

export { Component } from './SearchPage.tsx';

export const loader = load(({ context, section }) => section(postsQuery(context.get(apiContext))));
