import { findUserByEmail, type User } from './accounts.ts';
import type { IdentityContext } from './context.ts';
import type { Refused } from './loginLimits.ts';
import { verifyPassword } from './passwords.ts';
import { isDemoPerson } from './people.ts';

/** The result of checking an email and a password. */
export type LoginOutcome = { readonly user: User } | Refused | { readonly wrong: true };

interface Login {
  readonly email: string;
  readonly password: string;
  /** The addresses that the limits count. */
  readonly address: string;
  /** Demo accounts exist for no other visitor (P17). */
  readonly isFromOwnMachine: boolean;
}

/** Checks an email and a password, within limits that make guessing take years (T45). */
export async function checkCredentials(
  { db, logins }: Pick<IdentityContext, 'db' | 'logins'>,
  { email, password, address, isFromOwnMachine }: Login,
): Promise<LoginOutcome> {
  const account = email.trim();
  const attempt = await logins.attempt(account, address, async () => {
    const user = await findUserByEmail(db, account);
    const isThere = user !== undefined && (isFromOwnMachine || !isDemoPerson(user));
    const isRight = await verifyPassword(password, isThere ? user.passwordHash : undefined);
    return isThere && isRight ? user : undefined;
  });
  if ('retryAfter' in attempt) return attempt;
  return attempt.result ? { user: attempt.result } : { wrong: true };
}
