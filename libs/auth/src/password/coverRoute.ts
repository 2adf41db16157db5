import { apiContext } from '@social-shop/api-client';
import { load } from '@social-shop/routing';
import { coverQuery } from './coverQuery.ts';

export { Component } from './PasswordPage.tsx';

export const loader = load(({ context, section }) => section(coverQuery(context.get(apiContext))));
