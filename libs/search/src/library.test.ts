import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { completionsQuery, poolQuery, suggestionsQuery } from './box/suggestions.ts';
import { searchSubmitted, suggestionChosen } from './events.ts';
import { feature } from './feature.ts';
import {
  categoriesQuery,
  countQuery,
  creatorResultsQuery,
  facetsQuery,
  popularProductsQuery,
  postResultsQuery,
  productResultsQuery,
} from './page/queries.ts';
import { selectionOf } from './page/selection.ts';
import { searchMocks } from './testing/index.ts';

it('keeps the rules of libraries', async () => {
  const api = createApiClient({ baseUrl: '' });
  const selection = selectionOf(new URLSearchParams('keyword=linen'), '');
  const queries = [
    ...[postResultsQuery, productResultsQuery, creatorResultsQuery].map((query) => query(api, selection)),
    ...[facetsQuery(api, selection), countQuery(api, selection), categoriesQuery(api, 'en'), popularProductsQuery(api)],
    ...[suggestionsQuery(api, 'linen', 3), completionsQuery(api, 'linen'), poolQuery(api)],
  ];
  const events = [searchSubmitted('linen', 'post'), suggestionChosen('query', 'recent', 1)];
  const mocks = searchMocks();
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries, events, mocks })).toEqual([]);
});
