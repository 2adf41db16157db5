import { ApiProvider, createApiClient } from '@social-shop/api-client';
import { sessionQuery, type SessionState } from '@social-shop/auth';
import { signedIn, signedOut } from '@social-shop/auth/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SnackbarProvider, useSnackbarMessages, type SnackbarMessage } from '@social-shop/commerce-ui';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Toggle } from '../defineToggle.ts';
import { loadActions } from '../loadActions.ts';
import { useToggle, type ToggleOptions } from '../useToggle.ts';

// Tests with a clock of their own cannot wait for it.
await loadActions(() => undefined);

type Tell = (message: SnackbarMessage) => void;

/** Replaces the host's snackbar. */
function Messages({ tell }: { readonly tell: Tell }) {
  const { listen } = useSnackbarMessages();
  useEffect(() => listen(tell), [listen, tell]);
  return null;
}

/** A tab's client and cache, with the host's rules of freshness, and everything that a host puts around a page. */
export function visitor(state: SessionState = signedIn, tell: Tell = () => undefined) {
  const api = createApiClient({ baseUrl: 'https://shop.test' });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 300_000, gcTime: Infinity, retry: false, retryOnMount: false } },
  });
  queryClient.setQueryData(sessionQuery(api).queryKey, state);
  const Around = ({ children }: { readonly children: ReactNode }) => (
    <ApiProvider api={api}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <SnackbarProvider>
            <Messages tell={tell} />
            {children}
          </SnackbarProvider>
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
export function ToggleButton({
  toggle,
  item,
  removed,
}: { readonly toggle: Toggle; readonly item: string } & ToggleOptions) {
  const { pressed, toggle: flip } = useToggle(toggle, item, removed === undefined ? {} : { removed });
  return (
    <button type="button" aria-pressed={pressed} onClick={flip}>
      {item}
    </button>
  );
}
