import { privateFile } from '@social-shop/environment';
import { and, eq, inArray, like, or } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Db } from '../db/database.ts';
import { milestones } from '../db/schema.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { signOutEverywhere } from './records.ts';
import { passwordProblem } from './rules.ts';
import { users } from './schema.ts';

const MILESTONE = 'demo-people';

/** Prefix of subjects at the stand-in for Google for people who are not demo users. */
export const STAND_IN_SUBJECT = 'other-';

/** Created with the demo catalogue and printed at each start. */
export const demoPeople = [
  { what: 'a visitor', id: '5d3c1a70-0000-4000-8000-000000000001', email: 'maren@example.com', name: 'Maren Holt' },
  { what: 'an empty account', id: '5d3c1a70-0000-4000-8000-000000000002', email: 'new@example.com', name: '' },
  {
    what: 'a visitor with Google',
    id: '5d3c1a70-0000-4000-8000-000000000003',
    email: 'june@example.com',
    name: 'June Park',
    federatedSubject: 'google-june',
  },
  {
    what: 'a support agent',
    id: '5d3c1a70-0000-4000-8000-000000000004',
    email: 'support@example.com',
    name: 'Ines Moreau',
    role: 'support',
  },
] as const;

const IDS: readonly string[] = demoPeople.map(({ id }) => id);

/** Whether an account is one of the demo's, even if it has changed since: it signs in on one's own machine only (P17). */
export const isDemoPerson = ({ id }: { readonly id: string }) => IDS.includes(id);

/**
 * The password of every demo user that has one: as set, or created at the first start and stored in the data folder.
 *
 * @throws if the shop would not accept it
 */
export function demoPassword(dataDir: string, given: string | undefined): string {
  const path = join(dataDir, 'demo-password');
  const password = given ?? privateFile(path, makePassword).toString('utf8').trim();
  if (passwordProblem(password, { isCreator: false })) {
    throw new Error(
      given === undefined
        ? `${path} is damaged: delete it, and a new one is created at the next start.`
        : 'DEMO_PASSWORD must have 8 characters or more.',
    );
  }
  return password;
}

/** 80 random bits that can be read out. */
const makePassword = () => `${randomBytes(10).toString('hex').match(/.{5}/g)?.join('-')}\n`;

/** Creates the demo users once; deleted ones stay deleted. The others get the password that is printed at the start. */
export async function ensureDemoPeople(db: Db, password: string): Promise<void> {
  if ((await db.$count(milestones, eq(milestones.name, MILESTONE))) === 0) await makeDemoPeople(db, password);
  const people = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(inArray(users.id, [...IDS]), eq(users.provider, 'email')));
  for (const { id, passwordHash } of people) {
    if (await verifyPassword(password, passwordHash)) continue;
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, id));
  }
}

async function makeDemoPeople(db: Db, password: string): Promise<void> {
  const rows = await Promise.all(
    demoPeople.map(async ({ what: _what, ...person }) => {
      const isGoogle = 'federatedSubject' in person;
      return {
        ...person,
        provider: isGoogle ? ('google' as const) : ('email' as const),
        passwordHash: isGoogle ? null : await hashPassword(password),
        canChangeEmail: !isGoogle,
        accountId: person.id,
        emailConfirmedAt: new Date(),
        // Long ago, so none of them counts as new.
        createdAt: new Date('2026-01-01T00:00:00.000Z'),
      };
    }),
  );
  await db.transaction(async (transaction) => {
    await transaction.insert(users).values(rows).onConflictDoNothing();
    await transaction.insert(milestones).values({ name: MILESTONE, version: 1, at: new Date() }).onConflictDoNothing();
  });
}

/**
 * Signs out users that an earlier start on one's own machine has left in the database: the demo users, and all users of the stand-in for
 * Google. They cannot sign in again while the shop is not on one's own machine.
 */
export async function signOutDemoPeople(db: Db): Promise<void> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(or(inArray(users.id, [...IDS]), like(users.federatedSubject, `${STAND_IN_SUBJECT}%`)));
  for (const { id } of people) await signOutEverywhere(db, id);
}

/** The lines about them for the terminal. */
export const demoPeopleLines = (password: string): string[] => [
  `Demo people, password ${password} (the Google one signs in with 'Continue with Google'), on this machine only:`,
  ...demoPeople.map(({ email, what }) => `  ${email.padEnd(20)} ${what}`),
];
