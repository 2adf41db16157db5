import { publicCall } from '@social-shop/api-contract/call';

/** The profile claim of the signed-in visitor (specification 1, section 3). */
export interface ProfileClaim {
  /** ISO 8601. */
  readonly userCreatedAt?: string;
  /** Absent means yes: only `false` hides the forms that change the email or the password. */
  readonly authnCanChangeEmail?: boolean;
  readonly sigilUserId?: string;
}

/** The signed-in visitor. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  readonly profile: ProfileClaim;
  /** A support agent looks at the shop as this visitor (P1, P11). */
  readonly isImpersonated: boolean;
}

/** The session state from the host. It never contains an access token. */
export interface SessionState {
  readonly session: Session | null;
  /** Proves that a form comes from a page of this visitor (P15). Absent if not signed in. */
  readonly formToken?: string;
  /** The sign-in that began the session, for a minute: when, in milliseconds since 1970, and whether the account is new. */
  readonly signedIn?: { readonly at: number; readonly isNew: boolean };
  /** Id of the action that led to the sign-in, for half an hour (P3). */
  readonly pending?: string;
  /** Present if visitors sign in with a password at this shop; absent if they do so at the provider. */
  readonly strategy?: 'password';
}

/** Returns the session state of the visitor. */
export const sessionState = publicCall<{ response: SessionState }>({ method: 'GET', path: '/session' });
