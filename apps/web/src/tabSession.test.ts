import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { noteSession } from './tabSession.ts';

afterEach(() => vi.unstubAllGlobals());

function tab() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    clear: () => stored.clear(),
  });
  return stored;
}

it('keeps nothing of one reader for another, whoever comes and goes, and everything for the same one (B14)', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('maren', 'jonas', undefined)), (readers) => {
      const stored = tab();
      let before: string | undefined = undefined;
      for (const [visit, reader] of readers.entries()) {
        const kept = [...stored.keys()].filter((key) => key.startsWith('place ') || key.startsWith('feed '));
        expect(noteSession(reader)).toBe(reader !== before);
        for (const key of kept) expect(stored.has(key)).toBe(reader === before);
        stored.set(`place ${visit}`, 'of this reader').set(`feed 2 ${visit}`, 'of this reader');
        before = reader;
      }
    }),
  ));

it('stores nothing about who has never signed in', () => {
  const stored = tab();
  expect(noteSession(undefined)).toBe(false);
  expect([...stored.keys()]).toEqual([]);
});

it('takes every session for another one where nothing can be stored', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect([noteSession('maren'), noteSession('maren')]).toEqual([true, true]);
});
