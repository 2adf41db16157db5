import { apiContext } from '@social-shop/api-client';
import { load, requestContext } from '@social-shop/routing';
import { loadedFacts } from './facts.ts';
import {
  categoriesQuery,
  countQuery,
  creatorResultsQuery,
  facetsQuery,
  popularProductsQuery,
  postResultsQuery,
  productResultsQuery,
  unfilteredCountQuery,
} from './queries.ts';
import { filterCount, searchTypes, selectionOf } from './selection.ts';

export { Component } from './SearchPage.tsx';

const queries = { post: postResultsQuery, product: productResultsQuery, creator: creatorResultsQuery };

export const loader = load(async ({ url, context, essential, section }) => {
  const selection = selectionOf(url.searchParams, url.origin);
  const { keyword, type } = selection;
  const api = context.get(apiContext);
  const { queryClient, locale, within } = context.get(requestContext);
  const lookAround = async () =>
    void (await Promise.all([section(categoriesQuery(api, locale)), section(popularProductsQuery(api))]));
  if (keyword === '') return lookAround();
  const results = queries[type](api, selection, url.searchParams.get('next'));
  await Promise.all([
    // The page's time for what it cannot do without; but a search that fails is no failed page (specification 1, section 8).
    within ? essential<unknown>(results).catch(() => undefined) : section(results),
    ...(type === 'creator' ? [] : [section(facetsQuery(api, selection)), section(categoriesQuery(api, locale))]),
    ...searchTypes
      .filter((other) => other !== type)
      .map((other) => section(countQuery(api, { ...selection, type: other }))),
  ]);
  // On the server: a browser does not wait for the results.
  if (loadedFacts(queryClient, results.queryKey)?.total !== 0) return;
  await Promise.all([
    lookAround(),
    ...(filterCount(selection) > 0 ? [section(unfilteredCountQuery(api, selection))] : []),
  ]);
});
