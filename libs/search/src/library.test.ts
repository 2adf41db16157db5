import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
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
  ];
  const mocks = searchMocks();
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries, mocks })).toEqual([]);
});
