import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { deals } from './deals.ts';
import { feature } from './feature.ts';
import { categoriesQuery, dealQuery, hashtagFeedQuery, hashtagQuery } from './queries.ts';
import { selectionOf } from './selection.ts';
import { discoveryMocks } from './testing/index.ts';

it('keeps the rules of libraries', async () => {
  const api = createApiClient({ baseUrl: '' });
  const queries = [
    categoriesQuery(api, 'en'),
    hashtagQuery(api, 'linen'),
    hashtagFeedQuery(api, 'linen', selectionOf(new URLSearchParams())),
    hashtagFeedQuery(api, 'ltktopshared', selectionOf(new URLSearchParams())),
    ...deals.map((deal) => dealQuery(api, deal)),
  ];
  const mocks = discoveryMocks();
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries, mocks })).toEqual([]);
});
