import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import { clipQuery, creatorPostsQuery, postProductsQuery, postQuery } from './queries.ts';
import { postsAnswers } from './testing/index.ts';

it('keeps the rules of libraries', async () => {
  const api = createApiClient({ baseUrl: '' });
  const queries = [
    postQuery(api, '1'),
    postProductsQuery(api, { id: '1', productIds: [] }),
    creatorPostsQuery(api, '1'),
    clipQuery(api, '1'),
  ];
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries, answers: postsAnswers() })).toEqual([]);
});
