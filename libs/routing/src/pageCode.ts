import type { RouteObject } from 'react-router-dom';

/** The part of a route that its page module exports: the component, and the loader with its calls. */
export type PageCode = Partial<Pick<RouteObject, 'Component' | 'loader'>>;

/**
 * Loads the code of a route's page; an empty object for a route without `lazy`.
 * @throws when it cannot be loaded, or when `lazy` is not a function.
 */
export async function pageCode({ lazy }: Pick<RouteObject, 'lazy'>): Promise<PageCode> {
  if (lazy === undefined) return {};
  if (typeof lazy !== 'function') throw new TypeError("write lazy as `() => import('./page.ts')`");
  return (await lazy()) as PageCode;
}
