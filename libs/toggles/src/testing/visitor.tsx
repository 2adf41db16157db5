import { ApiProvider, createApiClient } from '@social-shop/api-client';
import { sessionQuery, type SessionState } from '@social-shop/auth';
import { signedIn, signedOut } from '@social-shop/auth/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Toggle } from '../defineToggle.ts';
import { TogglesProvider } from '../TogglesProvider.ts';
import { useToggle } from '../useToggle.ts';

/** A tab's client and cache, with the host's rules of freshness, and everything that a host puts around a page. */
export function visitor(state: SessionState = signedIn, tell: (text: string) => void = () => undefined) {
  const api = createApiClient({ baseUrl: 'https://shop.test' });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 300_000, gcTime: Infinity, retry: false, retryOnMount: false } },
  });
  queryClient.setQueryData(sessionQuery(api).queryKey, state);
  const Around = ({ children }: { readonly children: ReactNode }) => (
    <ApiProvider api={api}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <TogglesProvider tell={tell}>{children}</TogglesProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </ApiProvider>
  );
  return { api, queryClient, Around };
}

/** The session of a person, or of nobody. */
export const sessionOf = (userId: string | undefined): SessionState =>
  userId === undefined ? signedOut : { ...signedIn, session: { ...signedIn.session, userId } };

/** A button named after its item. */
export function ToggleButton({ toggle, item }: { readonly toggle: Toggle; readonly item: string }) {
  const { pressed, toggle: flip } = useToggle(toggle, item);
  return (
    <button type="button" aria-pressed={pressed} onClick={flip}>
      {item}
    </button>
  );
}
