import { ApiProvider, createApiClient } from '@social-shop/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionQuery, type SessionState } from './session.ts';
import { signedIn, signedOut } from './testing/index.ts';
import { useRequireLogin } from './useRequireLogin.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function requireLoginOf(state: SessionState) {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const api = createApiClient({ baseUrl: 'https://shop.test' });
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery(api).queryKey, state);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/posts/3f?from=feed']}>
      <ApiProvider api={api}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ApiProvider>
    </MemoryRouter>
  );
  return { requireLogin: renderHook(useRequireLogin, { wrapper }).result.current, assign };
}

it('lets a signed-in visitor continue', () => {
  const { requireLogin, assign } = requireLoginOf(signedIn);
  expect(requireLogin()).toBe(true);
  expect(assign).not.toHaveBeenCalled();
});

it('sends other visitors to sign-up, and back here (specification 1, section 6)', () => {
  const { requireLogin, assign } = requireLoginOf(signedOut);
  expect(requireLogin()).toBe(false);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/signup?from=%2Fposts%2F3f%3Ffrom%3Dfeed');
});
