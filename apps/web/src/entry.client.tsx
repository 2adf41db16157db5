import { createAnalytics, ledBy, visitIds } from '@social-shop/analytics';
import { apiContext, createApiClient, fetchTransport } from '@social-shop/api-client';
import { formTokenOf, watchSession } from '@social-shop/auth';
import { consentBar } from '@social-shop/legal';
import { installLinks, pageCode, requestContext } from '@social-shop/routing';
import { hydrate, onlineManager } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createMemoryRouter, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { analyticsSink } from './analyticsSink.ts';
import { App } from './App.tsx';
import { chunkRecovery } from './chunkRecovery.ts';
import { consentOf } from './consent.ts';
import { FORM_TOKEN_HEADER, OWN_CALL_HEADER } from './ownCall.ts';
import { ownPictures } from './ownPictures.ts';
import { loadShellTexts } from './pageTexts.ts';
import { createQueryClient } from './queryClient.ts';
import { refusalOf } from './readableAddress.ts';
import { refusedRoutes, routes } from './routes.tsx';
import { STATE_ID, type PageState } from './state.ts';

/** Ends a task, so that a phone scrolls and reacts before the next part of the start. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

// React has set itself up by now.
await pause();

const state = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '') as PageState;

// The manager assumes online until an event.
onlineManager.setOnline(navigator.onLine);
const queryClient = createQueryClient();
hydrate(queryClient, state.queries);

const api = createApiClient({
  baseUrl: '/api',
  headers: { [OWN_CALL_HEADER]: '1' },
  fetch(request, init) {
    const token = formTokenOf(queryClient);
    if (token) request.headers.set(FORM_TOKEN_HEADER, token);
    return fetch(request, init);
  },
  convertText: ownPictures(state.site),
});
const landing = { search: location.search, referrer: document.referrer, origin: location.origin };
const analytics = createAnalytics({
  send: analyticsSink,
  visit: (first) => ({ ...visitIds(), ...(first ? ledBy(landing) : {}) }),
  consent: consentOf(state.consent, document.cookie),
  globalPrivacyControl: Reflect.get(navigator, 'globalPrivacyControl') === true,
});

function visitorContext() {
  const context = new RouterContextProvider();
  context.set(requestContext, { queryClient, locale: state.locale });
  context.set(apiContext, api);
  return context;
}

/** The table with the matched pages in place: the first client pass must equal the server's. */
async function resolveMatched(table: RouteObject[]): Promise<RouteObject[]> {
  const matched = new Set<string | undefined>(state.matched);
  const resolve = async (route: RouteObject): Promise<RouteObject> => {
    const children = route.children ? await Promise.all(route.children.map(resolve)) : undefined;
    const code = () => recovering(() => pageCode(route), route);
    const lazy = () => {
      // The loader makes calls: load their code in parallel with the page's, not after it.
      fetchTransport().catch(() => {});
      return code();
    };
    const loaded = !route.lazy ? {} : matched.has(route.id) ? { lazy: undefined, ...(await code()) } : { lazy };
    return { ...route, ...loaded, ...(children ? { children } : {}) } as RouteObject;
  };
  return Promise.all(table.map(resolve));
}

let router: ReturnType<typeof createBrowserRouter> | undefined = undefined;
const recovering = chunkRecovery({
  wanted: () => router?.state.navigation.location,
  busy: () => queryClient.isMutating() > 0 || router?.state.navigation.formData !== undefined,
});

// The router calls the first entry of every document 'default'. Data kept for an entry needs a unique key that survives a reload.
const entryState = history.state as { readonly key?: string } | null;
if (!entryState?.key) history.replaceState({ ...entryState, key: Math.random().toString(36).slice(2) }, '');

const refusal = refusalOf(location.pathname);
const wanted = refusal ? refusedRoutes(refusal) : routes;
const [catalogue, table] = await Promise.all([
  recovering(() => loadShellTexts(state.locale, state.texts)),
  resolveMatched(wanted),
  pause(),
]);
const options = { hydrationData: state.router, getContext: visitorContext };
// As on the server, the router does not see an address that it would fail on; links from there load documents.
router = refusal ? createMemoryRouter(table, options) : createBrowserRouter(table, options);

const app = (
  <StrictMode>
    <App state={state} catalogue={catalogue} api={api} queryClient={queryClient} analytics={analytics}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
);
// A transition hydrates in slices, between which a phone can scroll and respond.
startTransition(() => void hydrateRoot(document, app));
// Without its code the question is a form.
if (state.consent === 'open')
  void consentBar.lazy().then(
    ({ answerInPlace }) => answerInPlace(analytics),
    () => {},
  );
if (!refusal) installLinks({ router, routes, context: visitorContext });
// Safari has no requestIdleCallback.
(globalThis.requestIdleCallback ?? setTimeout)(() => void fetchTransport().catch(() => {}));
watchSession({ api, queryClient, onChange: () => void router.revalidate() });
