import { ApiProvider, createApiClient } from '@social-shop/api-client';
import { mockFetch, fixtureId } from '@social-shop/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { AnalyticsProvider, createAnalytics, type RecordedEvent } from '@social-shop/analytics';
import { useTrackSignIn } from './useTrackSignIn.ts';
import { sessionQuery, useFormToken, useSession, type SessionState } from './session.ts';
import { signedIn, signedOut } from './testing/index.ts';

afterEach(cleanup);

/** A visitor with the session `filled` from the page; the host responds with `response`. */
function visitor({ filled, response = {} }: { readonly filled?: SessionState; readonly response?: object }) {
  const { fetch, calls } = mockFetch({ 'GET /session': response });
  const api = createApiClient({ baseUrl: 'https://shop.test', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (filled) queryClient.setQueryData(sessionQuery(api).queryKey, filled);
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(ApiProvider, {
      api,
      children: createElement(QueryClientProvider, { client: queryClient, children }),
    });
  return { wrapper, calls };
}

const useBoth = () => ({ session: useSession(), formToken: useFormToken() });

it('knows the signed-in visitor from the page, without a request', () => {
  const { wrapper, calls } = visitor({ filled: signedIn });
  const { result } = renderHook(useBoth, { wrapper });
  expect(result.current).toEqual({ session: signedIn.session, formToken: 'form-token' });
  expect(calls).toHaveLength(0);
});

it('knows them in the server’s HTML too', () => {
  const { wrapper: Wrapper } = visitor({ filled: signedIn });
  const Who = () => useSession()?.email ?? 'nobody';
  expect(renderToString(createElement(Wrapper, { children: createElement(Who) }))).toBe('maren@example.com');
});

it('knows that no visitor is signed in, without a request', () => {
  const { wrapper, calls } = visitor({ filled: signedOut });
  const { result } = renderHook(useBoth, { wrapper });
  expect(result.current).toEqual({ session: undefined, formToken: '' });
  expect(calls).toHaveLength(0);
});

it('asks the host if the page has no session', async () => {
  const response = {
    session: { user_id: fixtureId(1), email: 'maren@example.com', profile: {}, is_impersonated: true },
    form_token: 'form-token',
  };
  const { wrapper, calls } = visitor({ response });
  const { result } = renderHook(useBoth, { wrapper });
  await waitFor(() => expect(result.current.session?.userId).toBe(fixtureId(1)));
  expect(result.current.session?.isImpersonated).toBe(true);
  expect(calls.map(({ url }) => url)).toEqual(['https://shop.test/session']);
});

it.each([
  [false, 'login'],
  [true, 'signup'],
])('records a sign-in with the same id on every page; new: %s (S25)', (isNew, name) => {
  const ids = [1, 1, 2].map((at) => {
    sessionStorage.clear();
    const sent: RecordedEvent[] = [];
    const analytics = createAnalytics({
      send: (events) => Promise.resolve(void sent.push(...events)),
      consent: 'granted',
      visit: () => ({ vid: '0b9f6a52-7f1c-4b7e-9a55-0d1b9c0e7a10' }),
    });
    const { wrapper: Wrapper } = visitor({ filled: { ...signedIn, signedIn: { at, isNew } } });
    const wrapper = ({ children }: { readonly children: ReactNode }) =>
      createElement(AnalyticsProvider, { analytics, children: createElement(Wrapper, { children }) });
    renderHook(useTrackSignIn, { wrapper });
    analytics.flush();
    expect(sent.map((event) => event.name)).toEqual([name]);
    return sent[0]?.id;
  });
  expect(ids[0]).toBe(ids[1]);
  expect(ids[0]).not.toBe(ids[2]);
});
