import { notFound, type RouteHandle } from '@social-shop/routing';
import { data, type RouteObject } from 'react-router-dom';
import { features } from './features.ts';
import { ErrorPage, NO_MATCH_ROUTE } from './shell/ErrorPage.tsx';
import { Page } from './shell/Page.tsx';
import { Shell } from './shell/Shell.tsx';

const noMatch: RouteObject = {
  id: NO_MATCH_ROUTE,
  path: '*',
  handle: { page: '404' } satisfies RouteHandle,
  loader: () => notFound(),
  element: <></>,
};

/** Id of the route whose error page replaces any page. */
export const PAGE_ROUTE = 'web.page';

/** The route of an address that cannot be read or cannot exist (T66). */
const refused = (status: 400 | 404): RouteObject => ({
  id: 'web.refused',
  path: '*',
  loader: () => {
    throw data(null, { status });
  },
  element: <></>,
});

/** An address in another case is left to the server, which redirects it (S34). */
const spelledExactly = ({ children, ...route }: RouteObject): RouteObject =>
  ({ ...route, caseSensitive: true, ...(children ? { children: children.map(spelledExactly) } : {}) }) as RouteObject;

const table = (pages: RouteObject[]): RouteObject[] => [
  {
    id: 'web.shell',
    element: <Shell />,
    // Only when the shell itself fails: the page's own boundary is inside it.
    errorElement: <ErrorPage />,
    children: [
      {
        id: PAGE_ROUTE,
        element: <Page />,
        errorElement: <ErrorPage />,
        children: pages,
      },
    ],
  },
];

const pages = features.flatMap((feature) => feature.routes ?? []).map(spelledExactly);

/** The route table: one constant for server and browser, since all data of a visitor comes by context. */
export const routes: RouteObject[] = table([...pages, noMatch]);

/** The table for a refused address, which is not passed to the router. */
export const refusedRoutes = (status: 400 | 404): RouteObject[] => table([refused(status)]);

/** The paths of pages, with parameters as routes write them. */
export const pagePaths: readonly string[] = pathsOf(pages).map(({ path }) => path);

/** A page that search engines may list: its path, and what its route says of it. */
export interface ListedPage {
  readonly path: string;
  readonly listed: true | string;
}

/** The pages of the sitemap. */
export const listedPages: readonly ListedPage[] = pathsOf(pages).flatMap(({ path, handle: { listed } = {} }) =>
  listed === undefined ? [] : { path, listed },
);

function pathsOf(
  list: readonly RouteObject[],
  parent = '',
): readonly { readonly path: string; readonly handle?: Pick<RouteHandle, 'listed'> }[] {
  return list.flatMap(({ path, handle, children = [] }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    return [...(path === undefined ? [] : [{ path: whole, handle }]), ...pathsOf(children, whole)];
  });
}
