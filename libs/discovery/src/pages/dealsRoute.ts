import { apiContext } from '@social-shop/api-client';
import { load } from '@social-shop/routing';
import { deals } from '../deals.ts';
import { dealQuery } from '../queries.ts';

export { Component } from './DealsPage.tsx';

export const loader = load(async ({ context, section, describe }) => {
  await describe(async () => (await import('../structuredData.ts')).describeDeals());
  await Promise.all(deals.map((deal) => section(dealQuery(context.get(apiContext), deal))));
});
