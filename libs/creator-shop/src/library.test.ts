import { checkLibrary } from '@social-shop/testing';
import { expect, it } from 'vitest';
import { feature } from './feature.ts';

it('names everything after itself', () => {
  expect(checkLibrary(feature)).toEqual([]);
});
