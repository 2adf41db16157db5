import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';

it('keeps the rules of libraries', async () => {
  expect(await checkLibrary(import.meta.dirname, feature)).toEqual([]);
});
