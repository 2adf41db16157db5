import { apiContext } from '@social-shop/api-client';
import { membersOnly } from '@social-shop/auth';
import { load } from '@social-shop/routing';
import { listCardsQuery } from '../queries.ts';

export { Component } from './ListsPage.tsx';

export const loader = membersOnly(
  load(async ({ context, section }) => {
    const api = context.get(apiContext);
    await section(listCardsQuery(api));
  }),
);
