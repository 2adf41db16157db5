import { createApiClient } from '@social-shop/api-client';
import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';
import { coverQuery } from './password/coverQuery.ts';
import { sessionQuery } from './session.ts';

it('keeps the rules of libraries', async () => {
  const api = createApiClient({ baseUrl: '' });
  const queries = [sessionQuery(api), coverQuery(api)];
  expect(await checkLibrary(import.meta.dirname, { ...feature, queries })).toEqual([]);
});
