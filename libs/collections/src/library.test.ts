import { createApiClient } from '@social-shop/api-client';
import { fixtureId } from '@social-shop/testing';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import {
  collectionQuery,
  listProductsQuery,
  listsOfQuery,
  collectionsQuery,
  facetsQuery,
  favoritePostsQuery,
  favoriteProductsQuery,
  listCardsQuery,
  productsToStartQuery,
} from './queries.ts';
import { sharedListQuery, sharedPostsQuery, sharedProductsQuery } from './sharedQueries.ts';
import { collectionsMocks } from './testing/index.ts';

it('keeps the rules of libraries', async () => {
  const api = createApiClient({ baseUrl: '' });
  const shared = { id: fixtureId(1), ownerId: fixtureId(2) };
  const queries = [
    collectionsQuery(api),
    facetsQuery(api),
    favoritePostsQuery(api),
    favoriteProductsQuery(api),
    listCardsQuery(api),
    productsToStartQuery(api),
    collectionQuery(api, fixtureId(1)),
    listProductsQuery(api, fixtureId(1)),
    listsOfQuery(api, fixtureId(1)),
    sharedListQuery(api, shared),
    sharedPostsQuery(api, shared),
    sharedProductsQuery(api, shared),
  ];
  const mocks = collectionsMocks();
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries, mocks })).toEqual([]);
});
