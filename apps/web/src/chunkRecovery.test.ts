import { onlineManager } from '@tanstack/react-query';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chunkRecovery } from './chunkRecovery.ts';

const assign = vi.fn();
const reload = vi.fn();
/** The host responds, with any status. */
const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 503 })));
const listeners = new Set<() => void>();
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('location', { assign, reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => void listeners.add(listener));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  fetched.mockResolvedValue(new Response(null, { status: 503 }));
});

/** Opens a shop in which the code of a creator's page fails at its first request. */
function openShop({ busy = false } = {}) {
  const lazy = vi.fn(() => Promise.resolve({ Component: () => null }));
  lazy.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const routes: RouteObject[] = [
    { path: '/', Component: () => null },
    { path: '/explore/:name', lazy },
  ];
  const recovering = chunkRecovery({ wanted: () => router.state.navigation.location, busy: () => busy });
  const router = createMemoryRouter(
    routes.map((route): RouteObject => ({
      ...route,
      ...(route.lazy ? { lazy: () => recovering(lazy, route) } : {}),
    })),
  );
  const routeOf = (path: string) => matchRoutes(routes, path)?.[0]?.route;
  return { router, lazy, routeOf, isDocument: () => Reflect.get(routeOf('/explore/a')?.handle ?? {}, 'document') };
}
const loads = () => [...assign.mock.calls.flat(), ...reload.mock.calls.map(() => 'here')];

it('reloads at the wanted address if the page’s code is gone, once a minute (T80)', async () => {
  const recovers = [openShop(), openShop(), openShop()];
  const errors: unknown[] = [];
  for (const [minute, { router }] of recovers.entries()) {
    await router.navigate(`/explore/a?visit=${minute}`);
    errors.push(router.state.errors);
    vi.advanceTimersByTime(31_000);
  }
  expect(loads()).toEqual(['/explore/a?visit=0', '/explore/a?visit=2']);
  expect(errors.every(Boolean)).toBe(true);
});

it('ignores failed prefetches (K-B03)', async () => {
  const { lazy, routeOf, isDocument } = openShop();
  const prefetched = routeOf('/explore/a')?.lazy;
  await expect(typeof prefetched === 'function' ? prefetched() : undefined).rejects.toThrow('Failed to fetch');
  expect(lazy).toHaveBeenCalledOnce();
  expect(loads()).toEqual([]);
  expect(isDocument()).toBeUndefined();
});

it('makes the next link to a failed page load a document (K-B03)', async () => {
  stored.set('web.reloadedForChunk', String(Date.now() - 10_000));
  const { router, isDocument } = openShop();
  await router.navigate('/explore/a');
  expect(router.state.errors).not.toBeNull();
  expect(loads()).toEqual([]);
  expect(isDocument()).toBe(true);
});

it('does not reload while a change of the visitor is pending (K-B03)', async () => {
  const { router } = openShop({ busy: true });
  await router.navigate('/explore/a');
  expect(router.state.errors).not.toBeNull();
  expect(loads()).toEqual([]);
});

describe('without a connection (K-V20)', () => {
  const goOffline = (onLine: boolean) => {
    vi.stubGlobal('navigator', { onLine });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  };
  const goOnline = () => {
    vi.stubGlobal('navigator', { onLine: true });
    fetched.mockResolvedValue(new Response());
  };
  afterEach(() => {
    listeners.clear();
    onlineManager.setOnline(true);
  });

  it.each([
    ['as the browser says', false, () => listeners.forEach((listener) => listener())],
    ['on a network without internet', true, () => {}],
  ])('keeps the shown page, %s, and continues to the wanted one afterwards', async (_, onLine, tell) => {
    goOffline(onLine);
    const { router, lazy, isDocument } = openShop();
    const navigated = router.navigate('/explore/a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(router.state.location.pathname).toBe('/');
    expect(onlineManager.isOnline()).toBe(false);
    expect(lazy).toHaveBeenCalledOnce();

    goOnline();
    tell();
    await vi.advanceTimersByTimeAsync(5_000);
    await navigated;
    expect(router.state).toMatchObject({ location: { pathname: '/explore/a' }, errors: null });
    expect(onlineManager.isOnline()).toBe(true);
    expect(loads()).toEqual([]);
    expect(isDocument()).toBeUndefined();
  });

  it('lets its visitor navigate elsewhere meanwhile', async () => {
    goOffline(false);
    const { router } = openShop();
    void router.navigate('/explore/a');
    await vi.advanceTimersByTimeAsync(1_000);
    await router.navigate('/?elsewhere');
    expect(router.state).toMatchObject({ navigation: { state: 'idle' }, location: { search: '?elsewhere' } });
    goOnline();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(router.state.location.search).toBe('?elsewhere');
    expect(loads()).toEqual([]);
  });

  it('loads the wanted page as a document if its code is still gone afterwards', async () => {
    goOffline(false);
    const { router, lazy } = openShop();
    lazy.mockRejectedValueOnce(new TypeError('gone'));
    const navigated = router.navigate('/explore/a');
    await vi.advanceTimersByTimeAsync(1_000);
    goOnline();
    await vi.advanceTimersByTimeAsync(5_000);
    await navigated;
    expect(loads()).toEqual(['/explore/a']);
  });
});
