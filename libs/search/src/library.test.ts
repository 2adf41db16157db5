import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import { countQuery, postResultsQuery } from './page/queries.ts';
import { selectionOf } from './page/selection.ts';
import { searchMocks } from './testing/index.ts';

it('keeps the rules of libraries', async () => {
  const api = createApiClient({ baseUrl: '' });
  const selection = selectionOf(new URLSearchParams('keyword=linen'));
  const queries = [postResultsQuery(api, selection), countQuery(api, selection)];
  const mocks = searchMocks();
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries, mocks })).toEqual([]);
});
