import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import { postsQuery } from './queries.ts';
import { searchMocks } from './testing/index.ts';

it('keeps the rules of libraries', async () => {
  const queries = [postsQuery(createApiClient({ baseUrl: '' }))];
  const mocks = searchMocks();
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries, mocks })).toEqual([]);
});
