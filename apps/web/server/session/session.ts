import type { Session } from '@social-shop/auth';

/** Tokens of a session; they never leave the server. */
export interface Tokens {
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly refreshToken?: string;
  readonly idToken?: string;
}

/** The record of a session as it is sealed in the store. */
export interface SessionRecord {
  readonly user: Session;
  /** The subject at the provider, whole. */
  readonly subject: string;
  readonly tokens: Tokens;
  /** The sign-in at a provider that it came from: when, in milliseconds since 1970, and where that led to. */
  readonly began?: { readonly at: number; readonly returnTo: string };
}

type Claims = Readonly<Record<string, unknown>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const text = (claims: Claims, name: string) => {
  const value = claims[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * The user that claims tell of, in the forms of section 3: the second part of `sub` is the user id (P8).
 *
 * @throws when the subject is not of that form.
 */
export function userOf(claims: Claims): Session {
  const [, userId = '', ...more] = String(claims['sub']).split('|');
  if (!UUID.test(userId) || more.length > 0) throw new Error('the subject does not name a user');
  const profile = (claims['profile'] ?? {}) as Claims;
  const userCreatedAt = text(profile, 'userCreatedAt');
  const sigilUserId = text(profile, 'sigilUserId');
  const authnCanChangeEmail = profile['authnCanChangeEmail'];
  return {
    userId,
    email: text(claims, 'email') ?? '',
    profile: {
      ...(userCreatedAt ? { userCreatedAt } : {}),
      ...(typeof authnCanChangeEmail === 'boolean' ? { authnCanChangeEmail } : {}),
      ...(sigilUserId ? { sigilUserId } : {}),
    },
    isImpersonated: text(claims, 'impersonator_id') !== undefined,
  };
}
