import type { ApiClient } from '@social-shop/api-client';
import { mock, fixtureId } from '@social-shop/testing';
import type { QueryClient } from '@tanstack/react-query';
import { forgetPerson } from '../forgetPerson.ts';
import { sessionQuery, type SessionState } from '../session.ts';
import { sessionState } from '../sessionCall.ts';

/** The response of `GET /session` for the visitor of the demo catalogue. */
export const signedIn = {
  session: {
    userId: fixtureId(1),
    email: 'maren@example.com',
    profile: { userCreatedAt: '2026-01-05T09:00:00.000Z' },
    isImpersonated: false,
  },
  formToken: 'form-token',
} satisfies SessionState;

/** The same for a visitor who is not signed in. */
export const signedOut: SessionState = { session: null };

/** The session mock of a feature in a test or story, signed in or not. */
export const sessionMocks = (state: SessionState = signedIn) => mock(sessionState, state);

/** Signs a visitor in or out in a mounted tab, as `watchSession` does after a message from another tab. */
export async function changeSession(api: ApiClient, queryClient: QueryClient, state: SessionState): Promise<void> {
  queryClient.setQueryData(sessionQuery(api).queryKey, state);
  await forgetPerson(queryClient);
}
