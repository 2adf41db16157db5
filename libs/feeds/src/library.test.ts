import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import { discoverFeedQuery, followingFeedQuery, forYouFeedQuery } from './queries.ts';

it('keeps the rules of libraries', async () => {
  const api = createApiClient({ baseUrl: '' });
  const queries = [discoverFeedQuery(api), followingFeedQuery(api), forYouFeedQuery(api)];
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries })).toEqual([]);
});
