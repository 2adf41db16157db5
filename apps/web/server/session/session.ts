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
  /** The whole subject at the provider. */
  readonly subject: string;
  readonly tokens: Tokens;
  /** The sign-in that began it: when, in milliseconds since 1970, its target, and the action that led to it (P3). */
  readonly began?: { readonly at: number; readonly returnTo: string; readonly pending?: string | undefined };
}

type Claims = Readonly<Record<string, unknown>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const text = (claims: Claims, name: string) => {
  const value = claims[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Returns the user of claims. The second part of `sub` is the user id (P8).
 *
 * @throws if the subject does not have that form.
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
