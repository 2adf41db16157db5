import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import {
  collectionsQuery,
  facetsQuery,
  favoritePostsQuery,
  favoriteProductsQuery,
  listCardsQuery,
  productsToStartQuery,
} from './queries.ts';
import { collectionsMocks } from './testing/index.ts';

it('keeps the rules of libraries', async () => {
  const api = createApiClient({ baseUrl: '' });
  const queries = [
    collectionsQuery(api),
    facetsQuery(api),
    favoritePostsQuery(api),
    favoriteProductsQuery(api),
    listCardsQuery(api),
    productsToStartQuery(api),
  ];
  const mocks = collectionsMocks();
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries, mocks })).toEqual([]);
});
