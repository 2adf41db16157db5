import { AnalyticsProvider, createAnalytics, type Consent, type TrackedEvent } from '@social-shop/analytics';
import { ApiProvider, apiContext, createApiClient } from '@social-shop/api-client';
import { FlagsProvider, type Flags } from '@social-shop/experiments';
import { freshness, requestContext, type Feature } from '@social-shop/routing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  RouterProvider,
  useRouteError,
} from 'react-router-dom';
import { mockFetch, type Mocks } from './mocks.ts';

/** The path at which a feature is opened, and the mocked responses. */
export interface MountOptions {
  readonly path: string;
  readonly mocks: Mocks;
  /** Values of flags that are not their initial ones. */
  readonly flags?: Flags;
  /** The visitor's consent; granted by default. */
  readonly consent?: Consent;
}

/** A feature with everything that a host puts around it. */
export interface MountedFeature {
  readonly element: ReactElement;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly queryClient: QueryClient;
  /** The calls that the platform received, in order. */
  readonly calls: readonly Request[];
  /** The events that were tracked, in order, as if the visitor had agreed. */
  readonly tracked: readonly TrackedEvent[];
}

/** The session query of `@social-shop/auth`, which this layer cannot import. The host fills it for each page; without a mock, for a guest. */
const session = { call: 'GET /session', queryKey: ['auth', 'session'], guest: { session: null } };

/** Stands in for the host's error page: says the status that a loader decided. */
function ErrorStatus() {
  const error = useRouteError();
  return <p role="alert">{isRouteErrorResponse(error) ? error.status : String(error)}</p>;
}

/** Mounts a feature's routes in memory, as in a tab without the server's HTML. Stories show `element`. */
export function mountFeature({ routes = [] }: Pick<Feature, 'routes'>, options: MountOptions): MountedFeature {
  const { fetch, calls } = mockFetch(options.mocks);
  const api = createApiClient({ baseUrl: 'https://platform.test', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: freshness } });
  queryClient.setQueryData(session.queryKey, options.mocks[session.call] ?? session.guest);
  const router = createMemoryRouter(
    [{ id: 'testing.root', errorElement: <ErrorStatus />, hydrateFallbackElement: <></>, children: [...routes] }],
    {
      initialEntries: [options.path],
      getContext() {
        const context = new RouterContextProvider();
        context.set(apiContext, api);
        context.set(requestContext, { queryClient, locale: 'en' });
        return context;
      },
    },
  );
  const tracked: TrackedEvent[] = [];
  const analytics = {
    ...createAnalytics({ send: () => Promise.resolve(), consent: options.consent ?? 'granted' }),
    track: (event: TrackedEvent) => tracked.push(event),
  };
  const element = (
    <ApiProvider api={api}>
      <QueryClientProvider client={queryClient}>
        <FlagsProvider flags={options.flags ?? {}}>
          <AnalyticsProvider analytics={analytics}>
            <RouterProvider router={router} />
          </AnalyticsProvider>
        </FlagsProvider>
      </QueryClientProvider>
    </ApiProvider>
  );
  return { element, router, queryClient, calls, tracked };
}
