import { operations } from '@social-shop/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../testing.ts';
import { createEmailUser, findUserByEmail } from './accounts.ts';
import { signOutEverywhere } from './records.ts';
import { identityRecords, users } from './schema.ts';
import { askForTokens } from './testing.ts';

const PASSWORD = 'a long password';
const ID = '0b2f6a1e-7c1d-4a53-9d0e-2f8f5b3c7a11';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function signIn(email: string) {
  const { db } = platform.database;
  await createEmailUser(db, { email, password: PASSWORD });
  const form = { grant_type: 'password', username: email, password: PASSWORD, client_id: 'social-shop' };
  const { body } = await askForTokens(platform.app, form, '/token/');
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error('there is no such person');
  return { token: body.access_token, user };
}

/** Every call of the contract with this token, by the statuses of their responses. */
async function statusesOf(authorization?: string, calls = operations) {
  const statuses = new Set<number>();
  for (const { method, path } of calls) {
    const { statusCode } = await platform.app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, ID),
      headers: authorization === undefined ? {} : { authorization },
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    statuses.add(statusCode);
  }
  return statuses;
}

it.each<[string, (person: Awaited<ReturnType<typeof signIn>>) => Promise<unknown>]>([
  ['signed out everywhere', ({ user }) => signOutEverywhere(platform.database.db, user.id)],
  ['deleted', ({ user }) => platform.database.db.delete(users).where(eq(users.id, user.id))],
  [
    'too late',
    () =>
      platform.database.db
        .update(identityRecords)
        .set({ expiresAt: new Date(0) })
        .where(eq(identityRecords.type, 'AccessToken')),
  ],
])('whose token is %s gets 401 for every call, also for those that need no sign-in (P13, K-X07)', async (how, end) => {
  const person = await signIn(`${how.replaceAll(' ', '-')}@example.test`);
  expect(await statusesOf(`Bearer ${person.token}`)).not.toContain(401);
  await end(person);
  expect(await statusesOf(`Bearer ${person.token}`)).toEqual(new Set([401]));
});

it.each(['Bearer nobody', 'bearer x', 'Bearer ', 'Bearer a b'])('%j is not a known token', async (authorization) => {
  expect(await statusesOf(authorization)).toEqual(new Set([401]));
});

it('requires no token, except for the calls of members (W37)', async () => {
  const [open = [], members = []] = [true, false].map((is) =>
    operations.filter((one) => (one.access === 'public') === is),
  );
  expect(await statusesOf(undefined, open)).not.toContain(401);
  // 'For you' has the address of 'featured', and is a member's by its rank (W9): `personalFeeds.test.ts` asks for it without a token.
  const addresses = new Set(open.map(({ method, path }) => `${method} ${path}`));
  const separate = members.filter(({ method, path }) => !addresses.has(`${method} ${path}`));
  expect(separate.length).toBeGreaterThan(10);
  expect(await statusesOf(undefined, separate)).toEqual(new Set([401]));
});
