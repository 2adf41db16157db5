import type { AccountClaims } from 'oidc-provider';
import { subjectOf, type User } from './accounts.ts';

/** The claims of each scope (specification 1, section 3), in ID tokens and userinfo. */
export const CLAIMS_BY_SCOPE: Record<string, string[]> = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['profile', 'name'],
  consumer: ['authnProvider', 'account_id', 'publisher_id', 'impersonator_id'],
};

/**
 * The claims of a user. `impersonator_id` is the support agent who views the shop as this user (P11); then the address cannot be changed
 * either.
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
