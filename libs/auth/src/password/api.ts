import type { ApiClient } from '@social-shop/api-client';

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** A path of this shop to go to afterwards. */
  readonly from?: string | undefined;
}

/** Where to go on, decided by the host. */
interface SignedIn {
  readonly location: string;
}

/** The host's own calls: it exchanges the password for tokens, which stay with it (T10). Each failure is an `ApiError`. */
export const logIn = (api: ApiClient, credentials: Credentials) =>
  api.post<SignedIn>('/session/log-in', { body: credentials });

export const signUp = (api: ApiClient, credentials: Credentials) =>
  api.post<SignedIn>('/session/sign-up', { body: credentials });

/** Asks for a mail that leads to a new password; the answer never tells whether there is such an account (P12). */
export const requestPassword = (api: ApiClient, email: string) =>
  api.post('/session/password-request', { body: { email } });

/** Of whoever is signed in; fails with 403 where the sign-in is older than ten minutes (P10). */
export const setPassword = (api: ApiClient, password: string) => api.post('/session/password', { body: { password } });
