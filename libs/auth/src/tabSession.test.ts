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

/** Notes the session of a document rendered for this visitor. */
function note(formToken: string | undefined) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery(api).queryKey, formToken ? { ...signedIn, formToken } : signedOut);
  return noteSession(api, queryClient);
}

it('keeps stored data for the same visitor, and none of it for another, in any order (K-B14)', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('maren', 'jonas', undefined)), (visitors) => {
      sessionStorage.clear();
      let before: string | undefined = undefined;
      for (const [visit, visitor] of visitors.entries()) {
        const kept = Object.keys(sessionStorage).filter((key) => /^lists\./.test(key));
        expect(note(visitor)).toBe(visitor !== before);
        for (const key of kept) expect(sessionStorage.getItem(key) !== null).toBe(visitor === before);
        sessionStorage.setItem(`lists.place.${visit}`, 'of this visitor');
        sessionStorage.setItem(`lists.pages.2 ${visit}`, 'of this visitor');
        before = visitor;
      }
    }),
  ));

it('removes the history of searches once the visitor has signed out, and nothing before', () => {
  const history = ['previousSearches', 'previousCreators'];
  for (const key of [...history, 'lists.autoLoad']) localStorage.setItem(key, '[]');
  note('maren');
  note('maren');
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(history));
  note(undefined);
  expect(Object.keys(localStorage)).toEqual(['lists.autoLoad']);
  localStorage.clear();
});

it('stores nothing about a visitor who has never signed in', () => {
  expect(note(undefined)).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('treats every session as a different one without storage', () => {
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
