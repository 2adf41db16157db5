import type { AccountClaims } from 'oidc-provider';
import { subjectOf, type User } from './accounts.ts';

/** Which claims each scope gives (specification 1, section 3), in ID tokens and userinfo alike. */
export const CLAIMS_BY_SCOPE: Record<string, string[]> = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['profile', 'name'],
  consumer: ['authnProvider', 'account_id', 'publisher_id', 'impersonator_id'],
};

/**
 * What is said about a person. `impersonator_id` is the support agent who looks at the shop as this person (P11); then the
 * address cannot be changed either.
 */
export function claimsOf(user: User, impersonatorId: string | undefined): AccountClaims {
  return {
    sub: subjectOf(user),
    email: user.email,
    email_verified: user.emailConfirmedAt !== null,
    name: user.name || undefined,
    profile: {
      userCreatedAt: user.createdAt.toISOString(),
      authnCanChangeEmail: user.canChangeEmail,
      sigilUserId: user.id,
    },
    authnProvider: user.provider,
    account_id: user.accountId,
    publisher_id: user.publisherId ?? undefined,
    impersonator_id: impersonatorId,
  };
}
