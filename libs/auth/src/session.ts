import { useApi, type ApiClient } from '@social-shop/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sessionState } from './sessionCall.ts';

/** The profile claim of whoever is signed in (specification 1, section 3). */
export interface ProfileClaim {
  /** ISO 8601. */
  readonly userCreatedAt?: string;
  /** Absent means yes: only `false` hides what changes the address or the password. */
  readonly authnCanChangeEmail?: boolean;
  readonly sigilUserId?: string;
}

/** Who is signed in. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  readonly profile: ProfileClaim;
  /** A support agent looks at the shop as this person (P1, P11). */
  readonly isImpersonated: boolean;
}

/** What the host says of its visitor; it never holds a token. */
export interface SessionState {
  readonly session: Session | null;
  /** Shows that a form comes from a page of this visitor (P15); there only when somebody is signed in. */
  readonly formToken?: string;
  /** Where people sign in with a password at this shop itself; absent, they do so at the provider. */
  readonly strategy?: 'password';
}

/** The one query that tells who this is. The host fills it for each page; only a change in another tab asks again. */
export const sessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['auth', 'session'],
    queryFn: ({ signal }) => api(sessionState, { signal }),
    staleTime: Infinity,
  });

const useSessionState = () => useQuery(sessionQuery(useApi())).data;

/** Who is signed in, on server and client alike; `undefined` when nobody is. */
export function useSession(): Session | undefined {
  return useSessionState()?.session ?? undefined;
}

/** Whether people sign in at this shop itself instead of at the provider. */
export function usePasswordStrategy(): boolean {
  return useSessionState()?.strategy === 'password';
}

/** What a form that acts for whoever is signed in sends along (P15); empty when nobody is. */
export function useFormToken(): string {
  return useSessionState()?.formToken ?? '';
}
