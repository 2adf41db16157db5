import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing';
import { expect, it } from 'vitest';
import { creatorQuery, followersQuery } from './queries.ts';

it('names everything after itself', () => {
  const api = createApiClient({ baseUrl: '' });
  const queries = [creatorQuery(api, 'a'), followersQuery(api, '1')];
  expect(checkLibrary({ name: 'creators', messages: {}, queries })).toEqual([]);
});
