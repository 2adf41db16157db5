import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import { clipQuery, creatorPostsQuery, postProductsQuery, postQuery } from './queries.ts';

it('names everything after itself', () => {
  const api = createApiClient({ baseUrl: '' });
  const queries = [
    postQuery(api, '1'),
    postProductsQuery(api, { id: '1', productIds: [] }),
    creatorPostsQuery(api, '1'),
    clipQuery(api, '1'),
  ];
  expect(checkLibrary({ ...feature, queries })).toEqual([]);
});
