import type { ApiClient } from '@social-shop/api-client';
import { answerTo, fixtureId } from '@social-shop/testing';
import type { QueryClient } from '@tanstack/react-query';
import { forgetPerson } from '../forgetPerson.ts';
import { sessionQuery, type SessionState } from '../session.ts';
import { sessionState } from '../sessionCall.ts';

/** What the host says of the shopper of the demo catalogue, as `GET /session` answers it. */
export const signedIn = {
  session: {
    userId: fixtureId(1),
    email: 'maren@example.com',
    profile: { userCreatedAt: '2026-01-05T09:00:00.000Z' },
    isImpersonated: false,
  },
  formToken: 'form-token',
} satisfies SessionState;

/** The same of a visitor who is not signed in. */
export const signedOut: SessionState = { session: null };

/** For a feature in a test or story: somebody is signed in, or nobody. */
export const sessionAnswers = (state: SessionState = signedIn) => answerTo(sessionState, state);

/** Signs somebody in or out in a mounted tab, with what follows when `watchSession` hears of it from another one. */
export async function changeSession(api: ApiClient, queryClient: QueryClient, state: SessionState): Promise<void> {
  queryClient.setQueryData(sessionQuery(api).queryKey, state);
  await forgetPerson(queryClient);
}
