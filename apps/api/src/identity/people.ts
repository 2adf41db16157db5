import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { milestones } from '../db/schema.ts';
import { hashPassword } from './passwords.ts';
import { users } from './schema.ts';

const MILESTONE = 'demo-people';

/** The password of every demo person that has one. */
export const DEMO_PASSWORD = 'Daylight-2026';

/** Made with the demo catalogue and printed at each start. */
export const demoPeople = [
  { what: 'a shopper', id: '5d3c1a70-0000-4000-8000-000000000001', email: 'maren@example.com', name: 'Maren Holt' },
  { what: 'an empty account', id: '5d3c1a70-0000-4000-8000-000000000002', email: 'new@example.com', name: '' },
  {
    what: 'a Google shopper',
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

/** Makes the demo people, once: what somebody changed about them stays. */
export async function ensureDemoPeople(db: Db): Promise<void> {
  if ((await db.$count(milestones, eq(milestones.name, MILESTONE))) > 0) return;
  const rows = await Promise.all(
    demoPeople.map(async ({ what: _what, ...person }) => {
      const isGoogle = 'federatedSubject' in person;
      return {
        ...person,
        provider: isGoogle ? ('google' as const) : ('email' as const),
        passwordHash: isGoogle ? null : await hashPassword(DEMO_PASSWORD),
        canChangeEmail: !isGoogle,
        accountId: person.id,
        emailConfirmedAt: new Date(),
        // Long ago, so that nobody of them counts as new.
        createdAt: new Date('2026-01-01T00:00:00.000Z'),
      };
    }),
  );
  await db.transaction(async (transaction) => {
    await transaction.insert(users).values(rows).onConflictDoNothing();
    await transaction.insert(milestones).values({ name: MILESTONE, version: 1, at: new Date() }).onConflictDoNothing();
  });
}

/** What the terminal says about them. */
export const demoPeopleLines = (): string[] => [
  `Demo people, password ${DEMO_PASSWORD} (the Google one signs in with 'Continue with Google'):`,
  ...demoPeople.map(({ email, what }) => `  ${email.padEnd(20)} ${what}`),
];
