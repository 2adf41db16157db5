import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import { moreFromQuery, productQuery, retailerLinkQuery, retailerProductQuery, seenInQuery } from './queries.ts';
import { productPageMocks } from './testing/index.ts';

it('keeps the rules of libraries', async () => {
  const api = createApiClient({ baseUrl: '' });
  const queries = [
    productQuery(api, '1'),
    retailerProductQuery(api, '1'),
    retailerLinkQuery(api, '1', undefined),
    seenInQuery(api, '1'),
    moreFromQuery(api, { id: '1', retailerId: '2' }),
  ];
  const mocks = productPageMocks();
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries, mocks })).toEqual([]);
});
