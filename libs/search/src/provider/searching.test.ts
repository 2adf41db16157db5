import { createApiClient } from '@social-shop/api-client';
import { failure, mock, mockFetch } from '@social-shop/testing';
import { search } from '@social-shop/api-contract/calls/search';
import { afterEach, expect, it, vi } from 'vitest';
import { searchMocks } from '../testing/index.ts';
import { inTurn, searching } from './searching.ts';
import type { SearchProvider, SearchResult } from './searchProvider.ts';

afterEach(() => void vi.restoreAllMocks());

const request = { rawQuery: 'linen', type: 'post', hitsPerPage: 20, offset: 20 } as const;

/** A provider whose searches fail so many times. */
function failing(times: number) {
  let calls = 0;
  const result = {
    hits: [],
    total: 0,
    isComplete: true,
    ltks: [],
    profiles: [],
    products: [],
    productDetails: [],
  } satisfies SearchResult;
  const provider: SearchProvider = {
    search: () => ((calls += 1) <= times ? Promise.reject(new Error('down')) : Promise.resolve(result)),
    searchMany: () =>
      (calls += 1) <= times ? Promise.reject(new Error('down')) : Promise.resolve({ queries: [], creators: [] }),
    complete: () => ((calls += 1) <= times ? Promise.reject(new Error('down')) : Promise.resolve([])),
    trackClick: () => Promise.resolve(),
  };
  return { provider: inTurn(provider), calls: () => calls };
}

it.each(['search', 'searchMany', 'complete'] as const)('retries a failed %s once, then logs it', async (name) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const run = ({ provider }: ReturnType<typeof failing>) =>
    name === 'search' ? provider.search(request) : provider[name]({ rawQuery: 'li', limit: 3 });
  const once = failing(1);
  await run(once);
  expect(once.calls()).toBe(2);
  expect(logged).not.toHaveBeenCalled();
  const always = failing(9);
  await expect(run(always)).rejects.toThrow('down');
  expect(always.calls()).toBe(2);
  expect(logged).toHaveBeenCalledOnce();
});

it('leaves the retry of a failed call to the API client, so the platform is asked twice (T70)', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { fetch, calls } = mockFetch(mock(search, failure(503)));
  await expect(
    searching(createApiClient({ baseUrl: 'https://platform.test', fetch })).search(request),
  ).rejects.toThrow();
  expect(calls).toHaveLength(2);
});

it('asks the platform for a page of one type, with filters and order', async () => {
  const { fetch, calls } = mockFetch(searchMocks());
  const provider = searching(createApiClient({ baseUrl: 'https://platform.test', fetch }));
  const { hits, total } = await provider.search({
    ...request,
    filters: { onSale: true, priceMax: 5_000 },
    sort: 'newest',
  });
  expect([hits.length, total]).toEqual([5, 25]);
  expect(await calls[0]?.json()).toEqual({
    ...{ types: ['post'], query: 'linen', limit: 20, offset: 20, sort: 'newest' },
    filters: { on_sale: true, price_max: 5_000 },
  });
  expect(await provider.searchMany({ rawQuery: 'li', limit: 3 })).toMatchObject({
    queries: ['linen dress', 'rain boots', 'gold hoops'],
    creators: [
      { name: 'The Quiet Wardrobe', displayName: 'creator1' },
      { name: 'Maren Holt', displayName: 'creator2' },
      { displayName: 'creator3' },
    ],
  });
});
