import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { hashPassword } from './passwords.ts';
import { users } from './schema.ts';

export type User = typeof users.$inferSelect;

const CONNECTIONS = { email: 'auth0', google: 'google-oauth2' } as const;

/** The `sub` of an account: how it signs in, and its id (P8). */
export const subjectOf = ({ provider, id }: Pick<User, 'provider' | 'id'>) => `${CONNECTIONS[provider]}|${id}`;

const SUBJECT = /^(?:auth0|google-oauth2)\|([0-9a-f-]{36})$/;

/** The user id in a `sub`, or undefined if it is not one of ours. */
export const userIdOf = (subject: string): string | undefined => SUBJECT.exec(subject)?.[1];

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

export async function findUserBySubject(db: Db, subject: string): Promise<User | undefined> {
  const id = userIdOf(subject);
  const user = id === undefined ? undefined : await findUser(db, id);
  return user && subjectOf(user) === subject ? user : undefined;
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
  return user;
}

export async function findUserByFederatedSubject(db: Db, subject: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.federatedSubject, subject));
  return user;
}

/** Creates an account that signs in with a password; undefined if the address has an account already. */
export async function createEmailUser(
  db: Db,
  { email, password, invite }: { email: string; password: string; invite?: string | undefined },
): Promise<User | undefined> {
  return insertUser(db, { email, provider: 'email', passwordHash: await hashPassword(password), invite });
}

/** Creates an account that signs in at Google, which vouches for the address; undefined if the address is taken. */
export async function createGoogleUser(
  db: Db,
  { email, name, subject }: { email: string; name: string; subject: string },
): Promise<User | undefined> {
  return insertUser(db, {
    email,
    name,
    provider: 'google',
    federatedSubject: subject,
    canChangeEmail: false,
    emailConfirmedAt: new Date(),
  });
}

async function insertUser(
  db: Db,
  values: Pick<typeof users.$inferInsert, 'email' | 'provider'> & Partial<typeof users.$inferInsert>,
): Promise<User | undefined> {
  const [user] = await db
    .insert(users)
    .values({
      id: randomUUID(),
      accountId: randomUUID(),
      createdAt: new Date(),
      ...values,
      email: values.email.trim(),
    })
    .onConflictDoNothing()
    .returning();
  return user;
}

export async function setPassword(db: Db, userId: string, password: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, userId));
}

export async function confirmEmail(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, userId));
}

/** Gives an account another address, unconfirmed; false if that has an account already. */
export async function changeEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const holder = await findUserByEmail(db, email);
  if (holder && holder.id !== userId) return false;
  await db.update(users).set({ email: email.trim(), emailConfirmedAt: null }).where(eq(users.id, userId));
  return true;
}
