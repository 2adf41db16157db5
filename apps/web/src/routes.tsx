import { notFound, type RouteHandle } from '@social-shop/routing';
import { data, type RouteObject } from 'react-router-dom';
import { features } from './features.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { Page } from './shell/Page.tsx';
import { Shell } from './shell/Shell.tsx';

/** An address that is no valid percent-encoding is answered before any page sees its parameters (T66). */
function checkAddress({ request }: { readonly request: Request }) {
  try {
    decodeURIComponent(new URL(request.url).pathname);
    return null;
  } catch {
    throw data(null, { status: 400 });
  }
}

const noMatch: RouteObject = {
  id: 'web.noMatch',
  path: '*',
  handle: { page: '404' } satisfies RouteHandle,
  loader: () => notFound(),
  element: <></>,
};

/** Id of the route whose error page stands in for any page. */
export const PAGE_ROUTE = 'web.page';

/** The route table: one constant for server and browser, since everything that belongs to a visitor comes by context. */
export const routes: RouteObject[] = [
  {
    id: 'web.shell',
    element: <Shell />,
    // Only when the shell itself fails: the page's own boundary is inside it.
    errorElement: <ErrorPage />,
    children: [
      {
        id: PAGE_ROUTE,
        loader: checkAddress,
        element: <Page />,
        errorElement: <ErrorPage />,
        children: [...features.flatMap((feature) => feature.routes ?? []), noMatch],
      },
    ],
  },
];
