import { useApi, type ApiClient } from '@social-shop/api-client';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { sessionState, type Session, type SessionState } from './sessionCall.ts';

export type { ProfileClaim, Session, SessionState } from './sessionCall.ts';

const QUERY_KEY = ['auth', 'session'] as const;

/** The one query that tells who this is. The host fills it for each page; only a change in another tab asks again. */
export const sessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => api(sessionState, { signal }),
    staleTime: Infinity,
  });

/** The whole state of the session. */
export const useSessionState = () => useQuery(sessionQuery(useApi())).data;

/** Who is signed in, on server and client alike; `undefined` when nobody is. */
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

/** What a form that acts for whoever is signed in sends along (P15); empty when nobody is. */
export function useFormToken(): string {
  return useSessionState()?.formToken ?? '';
}

/** The same outside of components: what says on a call which session its page shows. */
export const formTokenOf = (queryClient: QueryClient): string | undefined =>
  queryClient.getQueryData<SessionState>(QUERY_KEY)?.formToken;
