import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import { discoverFeedQuery } from './queries.ts';

it('names everything after itself', () => {
  const queries = [discoverFeedQuery(createApiClient({ baseUrl: '' }))];
  expect(checkLibrary({ ...feature, queries })).toEqual([]);
});
