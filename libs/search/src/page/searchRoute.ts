import { apiContext } from '@social-shop/api-client';
import { load } from '@social-shop/routing';
import { countQuery, postResultsQuery } from './queries.ts';
import { searchTypes, selectionOf } from './selection.ts';

export { Component } from './SearchPage.tsx';

export const loader = load(async ({ url, context, section }) => {
  const selection = selectionOf(url.searchParams);
  if (selection.keyword === '') return;
  const api = context.get(apiContext);
  await Promise.all([
    section(postResultsQuery(api, selection, url.searchParams.get('next'))),
    ...searchTypes
      .filter((type) => type !== selection.type)
      .map((type) => section(countQuery(api, { ...selection, type }))),
  ]);
});
