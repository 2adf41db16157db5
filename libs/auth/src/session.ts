import { useApi, type ApiClient } from '@social-shop/api-client';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { sessionState, type Session, type SessionState } from './sessionCall.ts';

export type { ProfileClaim, Session, SessionState } from './sessionCall.ts';

const QUERY_KEY = ['auth', 'session'] as const;

/** The query of the session. The host fills it for each page; it is fetched again only after a change in another tab. */
export const sessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => api(sessionState, { signal }),
    staleTime: Infinity,
  });

/** The whole state of the session. */
export const useSessionState = () => useQuery(sessionQuery(useApi())).data;

/** Returns the signed-in visitor, on server and client; `undefined` if not signed in. */
export function useSession(): Session | undefined {
  return useSessionState()?.session ?? undefined;
}

/** Whether people sign in at this shop itself instead of at the provider. */
export function usePasswordStrategy(): boolean {
  return useSessionState()?.strategy === 'password';
}

/** Id of the action that led to this sign-in. */
export function usePendingId(): string | undefined {
  return useSessionState()?.pending;
}

/** The token that forms of a signed-in visitor send (P15); empty if not signed in. */
export function useFormToken(): string {
  return useSessionState()?.formToken ?? '';
}

/** The same token outside of components. Calls send it to name the session that their page shows. */
export const formTokenOf = (queryClient: QueryClient): string | undefined =>
  queryClient.getQueryData<SessionState>(QUERY_KEY)?.formToken;
