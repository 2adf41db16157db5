import type { RouteHandle } from '@social-shop/routing';
import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '../../src/routes.tsx';
import { createPageCache } from './pageCache.ts';
import { declaredQuery, mayBeKept, pageOf } from './routeHandles.ts';

const handle = (page: string, more: Partial<RouteHandle> = {}) => ({ page, ...more }) satisfies RouteHandle;

const table: RouteObject[] = [
  { path: '/home', handle: handle('home', { query: ['next'] }) },
  { path: '/search', handle: handle('search', { query: ['q', 'sort'], kept: false }) },
  {
    path: '/wishes',
    handle: handle('wishes', { kept: false }),
    children: [{ path: ':words', handle: handle('wish') }],
  },
];

it.each([
  ['/home', 'home', ['next'], 1],
  ['/search', 'search', ['q', 'sort'], 2],
  ['/search?q=linen', 'search', ['q', 'sort'], 2],
  ['/wishes/a-green-lamp', 'wish', [], 2],
])('%s, requested twice', async (address, page, query, renders) => {
  const url = new URL(address, 'https://shop.test');
  expect(declaredQuery(matchRoutes(table, url.pathname) ?? [])).toEqual(query);
  const cache = createPageCache({ headersOf: () => ({}) });
  let rendered = 0;
  async function render() {
    rendered += 1;
    const result = await createStaticHandler(table).query(new Request(url));
    if (result instanceof Response) throw new Error('a redirect');
    expect(pageOf(result.matches)).toBe(page);
    return { status: 200, html: '<p>', page, whole: mayBeKept(result.matches) };
  }
  for (let turn = 0; turn < 2; turn += 1) await cache.getOrRender(url.href, render);
  expect(rendered).toBe(renders);
});

it.each(['/login?from=/posts/1', '/signup?invited=1', '/forgot-password?sent=1', '/change-password?failed=1'])(
  '%s, whose parameters anybody can invent, is not kept',
  (address) => expect(mayBeKept(matchRoutes(routes, new URL(address, 'https://shop.test')) ?? [])).toBe(false),
);
