import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { productsMocks } from './testing/index.ts';

it('keeps the rules of libraries', async () => {
  expect(await checkLibrary(import.meta.dirname, { mocks: productsMocks() })).toEqual([]);
});
