// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetStored, readStored, store } from './browserStorage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

it('returns the last value written, per key and area', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (key, before, value) => {
      expect(store('sessionStorage', key, before) && store('sessionStorage', key, value)).toBe(true);
      expect(readStored('sessionStorage', key)).toEqual(JSON.parse(JSON.stringify(value)) ?? undefined);
      expect(readStored('sessionStorage', `${key}.`)).toBeUndefined();
      expect(readStored('localStorage', key)).toBeUndefined();
      sessionStorage.clear();
    }),
  );
});

it('returns undefined for a value that is not JSON', () => {
  sessionStorage.setItem('lists.place', '{');
  expect(readStored('sessionStorage', 'lists.place')).toBeUndefined();
});

it('removes the values with the prefix in its area, and no others', () => {
  for (const key of ['lists.place.1', 'lists.place.2', 'lists.pages.1']) store('sessionStorage', key, 1);
  store('localStorage', 'lists.place.1', 1);
  forgetStored('sessionStorage', 'lists.place.');
  expect(Object.keys(sessionStorage)).toEqual(['lists.pages.1']);
  expect(Object.keys(localStorage)).toEqual(['lists.place.1']);
});

it('returns false and never throws if storage is full or blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => refuse('QuotaExceededError'));
  expect(store('sessionStorage', 'lists.place', 1)).toBe(false);

  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => refuse('SecurityError'));
  expect(store('sessionStorage', 'lists.place', 1)).toBe(false);
  expect(readStored('sessionStorage', 'lists.place')).toBeUndefined();
  expect(() => forgetStored('sessionStorage', 'lists.place')).not.toThrow();
});

function refuse(name: string): never {
  throw new DOMException('on purpose', name);
}
