import type { Db } from '../db/database.ts';
import { findUserByEmail, type User } from './accounts.ts';
import { countAttempts, forgetAttempts, forgiveAttempts, type Attempt } from './limits.ts';
import { verifyPassword } from './passwords.ts';

/** What became of an email and a password; `retryAfter` are seconds. */
export type LoginOutcome = { readonly user: User } | { readonly retryAfter: number } | { readonly wrong: true };

/** Checks an email and a password that came from an address; counts, so that guessing takes years (T45). */
export async function checkCredentials(
  db: Db,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<LoginOutcome> {
  const account = email.trim();
  const pair: Attempt = ['login-pair', account, address];
  const wide: readonly Attempt[] = [
    ['login-account', account],
    ['login-address', address],
  ];
  const retryAfter = await countAttempts(db, pair, ...wide);
  if (retryAfter !== undefined) return { retryAfter };
  const user = await findUserByEmail(db, account);
  if (!(await verifyPassword(password, user?.passwordHash)) || !user) return { wrong: true };
  await forgetAttempts(db, pair);
  await forgiveAttempts(db, ...wide);
  return { user };
}
