import type { RouteHandle } from '@social-shop/routing';
import type { LoaderFunction } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from './routes.tsx';

it.each([
  ['auth/failed', 400],
  ['auth/unavailable', 503],
])('%s has status %i', (path, status) => {
  const loader = routes.find((route) => route.path === path)?.loader as LoaderFunction;
  expect(loader({} as Parameters<LoaderFunction>[0])).toMatchObject({ init: { status } });
});

it('loads every sign-in page as a document, and prefetches none (S2)', () => {
  expect(routes.filter(({ handle }) => !(handle as RouteHandle).document)).toEqual([]);
});
