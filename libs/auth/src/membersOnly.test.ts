import { apiContext, createApiClient } from '@social-shop/api-client';
import { requestContext } from '@social-shop/routing';
import { mockFetch } from '@social-shop/testing';
import { QueryClient } from '@tanstack/react-query';
import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { membersOnly } from './membersOnly.ts';
import { sessionQuery, type SessionState } from './session.ts';
import { signedIn, signedOut } from './testing/index.ts';

/** What a private page at `/account` returns for a visitor in this state of sign-in. */
async function visit(path: string, state: SessionState) {
  const { fetch, calls } = mockFetch({});
  const api = createApiClient({ baseUrl: 'https://shop.test', fetch });
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery(api).queryKey, state);
  const context = new RouterContextProvider();
  context.set(requestContext, { queryClient, locale: 'en' });
  context.set(apiContext, api);
  const loader = vi.fn(() => 'private');
  const handler = createStaticHandler([{ id: 'account', path: '/account/*', loader: membersOnly(loader) }]);
  const result = await handler.query(new Request(`https://shop.test${path}`), { requestContext: context });
  return { result, loader, calls };
}

// K-A17: only pages with this guard ask to sign in. A shared list has none: the platform decides who may see it (S20).
it('sends visitors who are not signed in to log in and back, and loads nothing (S12)', async () => {
  const { result, loader, calls } = await visit('/account/favorites?tab=products', signedOut);
  expect(result).toBeInstanceOf(Response);
  const { status, headers } = result as Response;
  expect(status).toBe(302);
  expect(headers.get('location')).toBe('/login?from=%2Faccount%2Ffavorites%3Ftab%3Dproducts');
  // The address belongs to the host, so the browser loads a document.
  expect(headers.get('x-remix-reload-document')).toBe('true');
  expect(loader).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

it('loads the page of a signed-in visitor at once, and shows nothing before the guard has decided (S12, K-H05)', async () => {
  const { result } = await visit('/account', signedIn);
  expect(result).toMatchObject({ statusCode: 200, loaderData: { account: 'private' } });
});
