import type { RouteObject } from 'react-router-dom';

/** What a route's table leaves to its page: the component, and the loader with the calls that it makes. */
export type PageCode = Partial<Pick<RouteObject, 'Component' | 'loader'>>;

/**
 * The code of a route's page, fetched unless it is there; nothing for a route that is whole in its table.
 * @throws when it cannot be fetched, or when `lazy` is not a function.
 */
export async function pageCode({ lazy }: Pick<RouteObject, 'lazy'>): Promise<PageCode> {
  if (lazy === undefined) return {};
  if (typeof lazy !== 'function') throw new TypeError("write lazy as `() => import('./page.ts')`");
  return (await lazy()) as PageCode;
}
