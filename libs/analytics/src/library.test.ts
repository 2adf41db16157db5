import { checkLibrary } from '@social-shop/testing/checkLibrary';
import { expect, it } from 'vitest';
import { scrolled } from './events.ts';

it('keeps the rules of libraries', async () => {
  expect(await checkLibrary(import.meta.dirname, { events: [scrolled('discover', 36)] })).toEqual([]);
});
