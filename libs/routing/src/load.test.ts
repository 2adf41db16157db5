import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { deadline } from './deadline.ts';
import { load, notFound, type LoadArgs } from './load.ts';
import { requestContext, type RequestContext } from './requestContext.ts';

const onServer = { essential: deadline(200), section: deadline(100) };

interface Visit {
  readonly within?: RequestContext['within'];
  readonly url?: string;
  readonly signal?: AbortSignal;
}

/** Runs a loader as the host does, and says how it ended. */
async function run(loader: (args: LoadArgs) => Promise<void>, { within, url, signal }: Visit = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const context = new RouterContextProvider();
  context.set(requestContext, { queryClient, locale: 'en', ...(within ? { within } : {}) });
  const request = new Request(url ?? 'https://shop.test/posts/1', signal ? { signal } : {});
  const args = { params: { id: '1' }, request, context } as unknown as LoaderFunctionArgs;
  const started = performance.now();
  const again = () => Promise.resolve(load(loader)(args, undefined)).catch((error: unknown) => error);
  const outcome: unknown = await again();
  return { outcome, queryClient, again, took: performance.now() - started };
}

const post = queryOptions({ queryKey: ['posts', 'post'], queryFn: () => Promise.resolve({ caption: 'Linen' }) });
const failing = (error: unknown) => queryOptions({ queryKey: ['posts', 'post'], queryFn: () => Promise.reject(error) });
const never = queryOptions({ queryKey: ['posts', 'never'], queryFn: () => new Promise<object>(() => {}) });
const statusOf = (outcome: unknown) => (outcome as { init?: { status?: number } }).init?.status;

describe('the essential call', () => {
  it.each([
    [404, 404],
    [403, 403],
    [0, 503],
    [429, 503],
    [502, 503],
    [503, 503],
    [504, 503],
    [400, 500],
    [401, 500],
    [500, 500],
  ])('makes its failure %i the page’s status %i (W31)', async (status, expected) => {
    const { outcome } = await run(async ({ essential }) => void (await essential(failing({ status }))), {
      within: onServer,
    });
    expect(statusOf(outcome)).toBe(expected);
  });

  it('fails the page with 500 if the failure is not the platform’s', async () => {
    const { outcome } = await run(async ({ essential }) => void (await essential(failing(new TypeError('ours')))));
    expect(statusOf(outcome)).toBe(500);
  });

  it('returns its data, for calls that depend on it', async () => {
    let caption: string | undefined;
    const { outcome } = await run(async ({ essential }) => {
      ({ caption } = await essential(post));
    });
    expect(caption).toBe('Linen');
    expect(outcome).toBeNull();
  });

  it('ends within its deadline on the server, with 503, even when the call heeds no signal (W30, T77)', async () => {
    const { outcome, took } = await run(async ({ essential }) => void (await essential(never)), {
      within: onServer,
    });
    expect(statusOf(outcome)).toBe(503);
    expect(took).toBeLessThan(1_000);
  });

  it('is 503 at its deadline when the call fails with its signal’s own reason (W30, T77)', async () => {
    const heeding = queryOptions({
      queryKey: ['posts', 'heeding'],
      queryFn: ({ signal }) =>
        new Promise<object>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    });
    const { outcome } = await run(async ({ essential }) => void (await essential(heeding)), { within: onServer });
    expect(statusOf(outcome)).toBe(503);
  });

  it('renders no page if the visitor has left', async () => {
    const aborter = new AbortController();
    const leaving = queryOptions({
      queryKey: ['posts', 'post'],
      queryFn() {
        aborter.abort();
        return Promise.reject(new Error('aborted'));
      },
    });
    const { outcome } = await run(async ({ essential }) => void (await essential(leaving)), { signal: aborter.signal });
    expect(outcome).toEqual(new Error('aborted'));
  });
});

describe('any other call', () => {
  it('keeps its failure in its query, where the section shows it', async () => {
    const error = { status: 500 };
    const { outcome, queryClient } = await run(({ section }) => section(failing(error)), { within: onServer });
    expect(outcome).toBeNull();
    expect(queryClient.getQueryState(['posts', 'post'])).toMatchObject({ status: 'error', error });
  });

  it('ends within its deadline on the server, and aborts the call', async () => {
    let signal: AbortSignal | undefined;
    const stalling = queryOptions({
      queryKey: ['posts', 'stalling'],
      queryFn: (context) => {
        ({ signal } = context);
        return new Promise<object>(() => {});
      },
    });
    const { outcome, queryClient, took } = await run(({ section }) => section(stalling), { within: onServer });
    expect(outcome).toBeNull();
    expect(signal?.aborted).toBe(true);
    expect(queryClient.getQueryState(['posts', 'stalling'])?.status).toBe('error');
    expect(took).toBeLessThan(1_000);
  });

  it('may end with the part that it has when its deadline comes', async () => {
    const partial = queryOptions({
      queryKey: ['posts', 'partial'],
      queryFn: ({ signal }) =>
        new Promise<object>((resolve) =>
          signal.addEventListener('abort', () => resolve({ posts: [], products: null })),
        ),
    });
    const { queryClient } = await run(({ section }) => section(partial), { within: onServer });
    expect(queryClient.getQueryData(partial.queryKey)).toEqual({ posts: [], products: null });
  });

  it('leaves nothing to wait for once it has ended, nor a signal that Node would keep', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await run(({ section }) => section(failing({ status: 500 })), { within: onServer });
    expect(vi.getTimerCount()).toBe(0);
    expect(timeout).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('does not hold a navigation up in the browser', async () => {
    const { outcome, queryClient } = await run(({ section }) => section(never));
    expect(outcome).toBeNull();
    expect(queryClient.getQueryState(['posts', 'never'])?.fetchStatus).toBe('fetching');
  });
});

describe('a loader', () => {
  it('does not fetch data again that is in the cache, even if it is stale (S28)', async () => {
    const queryFn = vi.fn(() => Promise.resolve({ caption: 'Linen' }));
    const query = queryOptions({ queryKey: ['posts', 'post'], queryFn, staleTime: 0 });
    const { again } = await run(async ({ essential, section }) => {
      await essential(query);
      await section(query);
    });
    await again();
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('fetches again what failed', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('once')));
    const { again } = await run(({ section }) => section({ queryKey: ['posts', 'post'], queryFn }), {
      within: onServer,
    });
    await again();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('loads the first page of an infinite query', async () => {
    const feed = infiniteQueryOptions({
      queryKey: ['feeds', 'discover'],
      queryFn: ({ pageParam }) => Promise.resolve({ page: pageParam, next: pageParam + 1 }),
      initialPageParam: 1,
      getNextPageParam: ({ next }) => next,
    });
    const { queryClient } = await run(({ section }) => section(feed), { within: onServer });
    expect(queryClient.getQueryData(feed.queryKey)).toEqual({ pages: [{ page: 1, next: 2 }], pageParams: [1] });
  });

  it('reads parameters and query of the page', async () => {
    const seen: unknown[] = [];
    await run(async ({ params, url }) => void seen.push(params.id, url.searchParams.get('next')), {
      url: 'https://shop.test/posts/1?next=MQ',
    });
    expect(seen).toEqual(['1', 'MQ']);
  });

  it('can end the page with 404', async () => {
    const { outcome } = await run(async () => notFound());
    expect(statusOf(outcome)).toBe(404);
  });
});
