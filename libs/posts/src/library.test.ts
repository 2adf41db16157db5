import { createApiClient } from '@social-shop/api-client';
import { profile } from '@social-shop/creators/testing';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import { mentionedQuery } from './mentioned.ts';
import { moreFromQuery } from './moreFrom.ts';
import { postProductsQuery } from './postProducts.ts';
import { clipQuery, creatorPostsQuery, postQuery } from './queries.ts';
import { postsMocks } from './testing/index.ts';

it('keeps the rules of libraries', async () => {
  const api = createApiClient({ baseUrl: '' });
  const { id, display_name: displayName, name, bio, avatar_url: avatarUrl } = profile();
  const creator = { id, displayName, name, bio, avatarUrl };
  const queries = [
    postQuery(api, '1'),
    postProductsQuery(api, { id: '1', productIds: [] }),
    creatorPostsQuery(api, '1'),
    clipQuery(api, '1'),
    moreFromQuery(api, { id: '1', creator }),
    mentionedQuery(api, { id: '1', caption: '', creator }),
  ];
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries, mocks: postsMocks() })).toEqual([]);
});
