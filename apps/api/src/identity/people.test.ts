import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../testing.ts';
import { DEMO_PASSWORD, demoPeople, demoPeopleLines, ensureDemoPeople } from './people.ts';
import { askForTokens, claimsIn } from './testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
  await ensureDemoPeople(platform.database.db);
});
afterAll(() => platform.close());

const logIn = (email: string) =>
  askForTokens(platform.app, { grant_type: 'password', username: email, password: DEMO_PASSWORD }, '/token/');

it('are a shopper, an empty account, a Google shopper and a support agent, and the terminal says how each signs in', () => {
  expect(demoPeople.map(({ what }) => what)).toEqual([
    'a shopper',
    'an empty account',
    'a Google shopper',
    'a support agent',
  ]);
  const [first, ...lines] = demoPeopleLines();
  expect(first).toContain(DEMO_PASSWORD);
  demoPeople.forEach(({ what, email }, index) => {
    expect(lines[index]).toContain(what);
    expect(lines[index]).toContain(email);
  });
});

it.each(demoPeople.filter((person) => !('federatedSubject' in person || 'role' in person)))(
  '$what signs in with the password',
  async ({ email }) => {
    const { status, body } = await logIn(email);
    expect(status).toBe(200);
    expect(claimsIn(body.id_token)).toMatchObject({ email });
  },
);

// Support signs in on the hosted pages only, where it chooses whose view to take.
it('the Google shopper and support get no tokens for a password', async () => {
  for (const email of ['june@example.com', 'support@example.com']) expect((await logIn(email)).status).toBe(400);
});

it('are made once: who is gone stays gone', async () => {
  const { db } = platform.database;
  await db.execute(`delete from users where email = 'new@example.com'`);
  await ensureDemoPeople(db);
  expect((await logIn('new@example.com')).status).toBeGreaterThanOrEqual(400);
});
