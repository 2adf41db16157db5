import { and, eq, gt } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { confirmEmail, findUser, findUserByEmail, type User } from './accounts.ts';
import type { IdentityContext } from './context.ts';
import { attemptOf, countAttempts, waitOf } from './limits.ts';
import { mailMessages } from './mailMessages.ts';
import { setPassword } from './accounts.ts';
import { signOutEverywhere } from './records.ts';
import { mailLinks } from './schema.ts';
import type { Language } from './texts.ts';

const HOUR_MS = 3_600_000;
const LASTS_MS = { 'set-password': HOUR_MS, 'confirm-email': 72 * HOUR_MS } as const;
type Purpose = keyof typeof LASTS_MS;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Only users who sign in with a password of ours, and who may change their address, may set one. */
const maySetPassword = ({ provider, canChangeEmail }: User) => provider === 'email' && canChangeEmail;

type Sender = Pick<IdentityContext, 'db' | 'env' | 'mailer'>;

/** Mails a link to set a new password if there is an account that may; does not reveal whether there is (T45). */
export async function sendSetPassword(context: Sender, email: string, language: Language): Promise<void> {
  const user = await findUserByEmail(context.db, email);
  if (!user || !maySetPassword(user)) return;
  if (waitOf(await countAttempts(context.db, [attemptOf('forgot-account', user.id)])) !== undefined) return;
  await sendLink(context, user, 'set-password', language);
}

/** Mails a link that confirms the address of a new account (P12). */
export const sendConfirmation = (context: Sender, user: User, language: Language) =>
  sendLink(context, user, 'confirm-email', language);

async function sendLink({ db, env, mailer }: Sender, user: User, purpose: Purpose, { code, intl }: Language) {
  const token = randomBytes(32).toString('base64url');
  await db.insert(mailLinks).values({
    tokenHash: hashOf(token),
    purpose,
    userId: user.id,
    email: user.email,
    expiresAt: new Date(Date.now() + LASTS_MS[purpose]),
  });
  const link = `${env.issuer}/${purpose}?${new URLSearchParams({ token, ui_locales: code })}`;
  const [subject, body] =
    purpose === 'set-password'
      ? [mailMessages.setPasswordSubject, mailMessages.setPasswordMail]
      : [mailMessages.confirmSubject, mailMessages.confirmMail];
  await mailer({
    userId: user.id,
    recipient: user.email,
    subject: intl.formatMessage(subject),
    body: intl.formatMessage(body, { link }),
  });
}

/**
 * The user whose password a link may set, or undefined if it has expired. Reading does not use it up, because mail programs open links,
 * too.
 */
export async function findSetPassword(db: Db, token: string): Promise<User | undefined> {
  const user = await ownerOf(db, 'set-password', token);
  return user && maySetPassword(user) ? user : undefined;
}

/** Sets a password with a link, once, and signs the user out everywhere; false if the link has expired. */
export async function setPasswordByLink(db: Db, token: string, password: string): Promise<boolean> {
  const user = await findSetPassword(db, token);
  if (!user) return false;
  // If two requests use the same link at the same time, only one succeeds.
  const used = await db
    .delete(mailLinks)
    .where(and(eq(mailLinks.tokenHash, hashOf(token)), eq(mailLinks.purpose, 'set-password')))
    .returning({ userId: mailLinks.userId });
  if (used.length === 0) return false;
  await setPassword(db, user.id, password);
  await confirmEmail(db, user.id);
  await db.delete(mailLinks).where(eq(mailLinks.userId, user.id));
  await signOutEverywhere(db, user.id);
  return true;
}

/** Confirms the address to which a link was sent; false if the link has expired. */
export async function confirmEmailByLink(db: Db, token: string): Promise<boolean> {
  const user = await ownerOf(db, 'confirm-email', token);
  if (user) await confirmEmail(db, user.id);
  return user !== undefined;
}

/** The user to whom a link was sent, as long as the address is still theirs. */
async function ownerOf(db: Db, purpose: Purpose, token: string): Promise<User | undefined> {
  const [link] = await db
    .select()
    .from(mailLinks)
    .where(
      and(eq(mailLinks.tokenHash, hashOf(token)), eq(mailLinks.purpose, purpose), gt(mailLinks.expiresAt, new Date())),
    );
  const user = link && (await findUser(db, link.userId));
  return user?.email === link?.email ? user : undefined;
}
