import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import { sessionQuery } from './session.ts';

it('names everything after itself', () => {
  expect(checkLibrary({ ...feature, queries: [sessionQuery(createApiClient({ baseUrl: '' }))] })).toEqual([]);
});
