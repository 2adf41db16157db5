import { sessionQuery } from '@social-shop/auth';
import { apiContext, createApiClient } from '@social-shop/api-client';
import { requestContext } from '@social-shop/routing';
import { QueryClient } from '@tanstack/react-query';
import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pagePaths, routes } from '../../src/routes.tsx';
import { returnPath } from '../returnPath.ts';

/** The address to which the page at a path redirects anonymous visitors, if it does. */
async function sentTo(path: string) {
  const api = createApiClient({
    baseUrl: 'https://platform.test',
    fetch: async () => Response.json({}, { status: 404 }),
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery(api).queryKey, { session: null });
  const context = new RouterContextProvider();
  context.set(requestContext, { queryClient, locale: 'en' });
  context.set(apiContext, api);
  const result = await createStaticHandler(routes).query(new Request(`https://shop.test${path}`), {
    requestContext: context,
  });
  const location = result instanceof Response ? (result.headers.get('location') ?? '') : '';
  return location.startsWith('/login') ? new URL(location, 'https://shop.test').searchParams.get('from') : undefined;
}

it('every page that requires sign-in can be returned to (S12, K-B08)', async () => {
  const kept: string[] = [];
  for (const pattern of pagePaths) {
    const path = `${pattern.replaceAll(/:\w+\??/g, 'a')}?tab=1`;
    const from = await sentTo(path);
    if (from === undefined) continue;
    expect(from).toBe(path);
    expect(returnPath(from), path).toBe(path);
    kept.push(pattern);
  }
  expect(kept).toContain('/change-password');
});
