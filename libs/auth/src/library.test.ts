import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import { sessionQuery } from './session.ts';

it('keeps the rules of libraries', async () => {
  const queries = [sessionQuery(createApiClient({ baseUrl: '' }))];
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries })).toEqual([]);
});
