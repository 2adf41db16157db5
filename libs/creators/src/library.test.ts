import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { creatorQuery, followersQuery } from './queries.ts';
import { recommendationsQuery, recommendedQuery } from './recommendations.ts';
import { creatorsMocks, followsMocks, recommendationsMocks } from './testing/index.ts';

it('keeps the rules of libraries', async () => {
  const api = createApiClient({ baseUrl: '' });
  const queries = [creatorQuery(api, 'a'), followersQuery(api, '1'), recommendedQuery(api), recommendationsQuery(api)];
  const mocks = { ...creatorsMocks(), ...followsMocks(), ...recommendationsMocks() };
  expect(await checkLibrary(import.meta.dirname, { queries, mocks })).toEqual([]);
});
