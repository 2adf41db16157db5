import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chunkRecovery } from './chunkRecovery.ts';

const assign = vi.fn();
const reload = vi.fn();
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('location', { assign, reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A shop whose page of a creator has code that fails the first time it is asked for. */
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

it('loads the page anew at the address that was wanted when its code is gone, once a minute (T80)', async () => {
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

it('does nothing about what was fetched on a guess (B03)', async () => {
  const { lazy, routeOf, isDocument } = openShop();
  const prefetched = routeOf('/explore/a')?.lazy;
  await expect(typeof prefetched === 'function' ? prefetched() : undefined).rejects.toThrow('Failed to fetch');
  expect(lazy).toHaveBeenCalledOnce();
  expect(loads()).toEqual([]);
  expect(isDocument()).toBeUndefined();
});

it('has a page that failed asked for again by the next link, which leads to a whole document (B03)', async () => {
  stored.set('reloaded-for-chunk', String(Date.now() - 10_000));
  const { router, isDocument } = openShop();
  await router.navigate('/explore/a');
  expect(router.state.errors).not.toBeNull();
  expect(loads()).toEqual([]);
  expect(isDocument()).toBe(true);
});

it.each([
  ['without a line, where the shop would make room for the error page of the browser', { onLine: false }, {}],
  ['while something of the visitor is under way', { onLine: true }, { busy: true }],
])('does not reload %s (B03)', async (_, line, given) => {
  vi.stubGlobal('navigator', line);
  const { router } = openShop(given);
  await router.navigate('/explore/a');
  expect(router.state.errors).not.toBeNull();
  expect(loads()).toEqual([]);
});
