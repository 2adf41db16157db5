import { createApiClient } from '@social-shop/api-client';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionQuery } from './session.ts';
import { noteSession } from './tabSession.ts';
import { signedIn, signedOut } from './testing/index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const api = createApiClient({ baseUrl: 'https://shop.test', fetch });

/** A document that was written for this reader. */
function note(formToken: string | undefined) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery(api).queryKey, formToken ? { ...signedIn, formToken } : signedOut);
  return noteSession(api, queryClient);
}

it('keeps nothing of one reader for another, whoever comes and goes, and everything for the same one (K-B14)', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('maren', 'jonas', undefined)), (readers) => {
      sessionStorage.clear();
      let before: string | undefined = undefined;
      for (const [visit, reader] of readers.entries()) {
        const kept = Object.keys(sessionStorage).filter((key) => /^lists\./.test(key));
        expect(note(reader)).toBe(reader !== before);
        for (const key of kept) expect(sessionStorage.getItem(key) !== null).toBe(reader === before);
        sessionStorage.setItem(`lists.place.${visit}`, 'of this reader');
        sessionStorage.setItem(`lists.pages.2 ${visit}`, 'of this reader');
        before = reader;
      }
    }),
  ));

it('stores nothing about who has never signed in', () => {
  expect(note(undefined)).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('takes every session for another one where nothing can be stored', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    clear: () => {},
    setItem: () => {
      throw new Error('full');
    },
  });
  expect([note('maren'), note('maren')]).toEqual([true, true]);
  vi.unstubAllGlobals();
});
