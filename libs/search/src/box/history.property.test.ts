import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remember, useHistory, type HistoryItem } from './history.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const KEYS = ['previousSearches', 'previousCreators'] as const;

const text = (query: string): HistoryItem => ({ objectID: query, query, type: 'post' });
const creator = (id: string): HistoryItem => ({
  objectID: id,
  query: `${id}.shop`,
  name: `Creator ${id}`,
  type: 'profile',
});
/** Few of each, so that they come again. */
const item = fc.oneof(
  fc.constantFrom('linen', 'Linen', 'café', 'cafe\u0301', '린넨', 'rain boots').map(text),
  fc.constantFrom('a', 'b', 'c', 'd', 'e').map(creator),
);

const alike = ({ type, objectID }: HistoryItem) =>
  type === 'post' ? objectID.normalize('NFC').toLocaleLowerCase() : objectID;

/** The latest three of a type, each once. */
function latest(items: readonly HistoryItem[], type: HistoryItem['type']) {
  const kept = new Map<string, HistoryItem>();
  for (const one of items.toReversed()) if (one.type === type && !kept.has(alike(one))) kept.set(alike(one), one);
  return [...kept.values()].slice(0, 3);
}

/** Another tab has written: this one is told, and the storage is the same. */
const writeElsewhere = (key: string, value: string | null) => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
};

it('has the latest three of each type once, whatever is remembered (T93)', () => {
  const { result } = renderHook(useHistory);
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), (items) => {
      act(() => KEYS.forEach((key) => writeElsewhere(key, null)));
      act(() => items.forEach(remember));
      expect(result.current.searches).toEqual(latest(items, 'post'));
      expect(result.current.creators).toEqual(latest(items, 'profile'));
    }),
    { numRuns: 50 },
  );
});

it('is the same in all tabs', () => {
  const { result: one } = renderHook(useHistory);
  const { result: other } = renderHook(useHistory);
  act(() => remember(text('linen')));
  expect(other.current).toEqual(one.current);
  act(() => writeElsewhere('previousSearches', JSON.stringify([text('boots')])));
  expect(one.current.searches).toEqual([text('boots')]);
  act(() => remember(text('hat')));
  expect(one.current.searches).toEqual([text('hat'), text('boots')]);
});

it('ignores and logs what is malformed, and continues (T93)', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { result } = renderHook(useHistory);
  const malformed = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .array(fc.record({ objectID: fc.anything(), query: fc.anything(), type: fc.anything() }))
      .map((items) => JSON.stringify(items) ?? ''),
  );
  const isHistory = (stored: string) => {
    try {
      return Array.isArray(JSON.parse(stored)) && (JSON.parse(stored) as unknown[]).length === 0;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(
      malformed.filter((stored) => !isHistory(stored)),
      fc.constantFrom(...KEYS),
      (stored, key) => {
        warn.mockClear();
        act(() => writeElsewhere(key, stored));
        expect(result.current[key === 'previousSearches' ? 'searches' : 'creators']).toEqual([]);
        expect(warn).toHaveBeenCalled();
        act(() => remember(text('linen')));
        expect(result.current.searches).toEqual([text('linen')]);
        act(() => KEYS.forEach((name) => writeElsewhere(name, null)));
      },
    ),
    { numRuns: 100 },
  );
});

it('logs a full or blocked storage, and shows what it can', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(useHistory);
  act(() => remember(text('linen')));
  expect(warn).toHaveBeenCalledOnce();
  expect(result.current).toEqual({ searches: [], creators: [] });
});
