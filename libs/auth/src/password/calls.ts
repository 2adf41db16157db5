import { publicCall, sensitiveCall } from '@social-shop/api-contract/call';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The path of this shop to go to afterwards. */
  readonly from?: string | undefined;
  /** Id of the action that led here (P3). */
  readonly pending?: string | undefined;
}

/** The next location, decided by the host. */
interface SignedIn {
  readonly location: string;
}

/** The host exchanges the password for tokens, which stay with it (T10). */
export const logIn = publicCall<{ body: Credentials; response: SignedIn }>({ method: 'POST', path: '/session/log-in' });

export const signUp = publicCall<{ body: Credentials; response: SignedIn }>({
  method: 'POST',
  path: '/session/sign-up',
});

/** Requests a mail with a link to a new password. The response does not reveal whether the account exists (P12). */
export const requestPassword = publicCall<{ body: { readonly email: string } }>({
  method: 'POST',
  path: '/session/password-request',
});

/** Sets the password of the signed-in visitor; a 403 if the sign-in is older than ten minutes (P10). */
export const setPassword = sensitiveCall<{ body: { readonly password: string } }>({
  method: 'POST',
  path: '/session/password',
});
