import { publicCall } from '@social-shop/api-contract/call';

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

/** What the host says of its visitor. */
export const sessionState = publicCall<{ response: SessionState }>({ method: 'GET', path: '/session' });
