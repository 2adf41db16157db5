import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { startTestPlatform } from '../testing.ts';
import { demoPassword, demoPeople, demoPeopleLines, ensureDemoPeople, signOutDemoPeople } from './people.ts';
import { createEmailUser } from './accounts.ts';
import { users } from './schema.ts';
import { askForTokens, claimsIn, createAttempt, createBrowser, redeem, userinfo } from './testing.ts';

const PASSWORD = 'as set for tests';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
  await ensureDemoPeople(platform.database.db, PASSWORD);
});
afterAll(() => platform.close());

const logIn = (email: string) =>
  askForTokens(platform.app, { grant_type: 'password', username: email, password: PASSWORD }, '/token/');

it('are a visitor, an empty account, a visitor with Google and a support agent, and the terminal says how each signs in', () => {
  expect(demoPeople.map(({ what }) => what)).toEqual([
    'a visitor',
    'an empty account',
    'a visitor with Google',
    'a support agent',
  ]);
  const [first, ...lines] = demoPeopleLines(PASSWORD);
  expect(first).toContain(PASSWORD);
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

// Support signs in on the hosted pages only, where it chooses a view.
it('the visitor with Google and support get no tokens for a password', async () => {
  for (const email of ['june@example.com', 'support@example.com']) expect((await logIn(email)).status).toBe(400);
});

it('are created once: deleted ones stay deleted', async () => {
  const { db } = platform.database;
  await db.execute(`delete from users where email = 'new@example.com'`);
  await ensureDemoPeople(db, PASSWORD);
  expect((await logIn('new@example.com')).status).toBeGreaterThanOrEqual(400);
});

it('have the printed password, even if an earlier start gave them another', async () => {
  const { db } = platform.database;
  await ensureDemoPeople(db, 'another password');
  expect((await logIn('maren@example.com')).status).toBe(400);
  await ensureDemoPeople(db, PASSWORD);
  expect((await logIn('maren@example.com')).status).toBe(200);
});

describe('their password', () => {
  it('is created at the first start, for the user of the machine only, and then stays', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'people-'));
    const made = demoPassword(dataDir, undefined);
    expect(made).toMatch(/^[0-9a-f]{5}(-[0-9a-f]{5}){3}$/);
    expect(demoPassword(dataDir, undefined)).toBe(made);
    expect(demoPassword(mkdtempSync(join(tmpdir(), 'people-')), undefined)).not.toBe(made);
    const file = join(dataDir, 'demo-password');
    expect(readFileSync(file, 'utf8')).toBe(`${made}\n`);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, '');
    expect(() => demoPassword(dataDir, undefined)).toThrow('is damaged: delete it');
    rmSync(dataDir, { recursive: true });
  });

  it('can be set, to one that the shop would accept', () => {
    expect(demoPassword('nowhere', PASSWORD)).toBe(PASSWORD);
    expect(() => demoPassword('nowhere', 'short')).toThrow('DEMO_PASSWORD must have 8 characters or more.');
  });
});

/** The sender of a request, as the platform sees it. */
const NETWORK = { remoteAddress: '192.0.2.2' };

// K-X02
describe('from elsewhere than one’s own machine', () => {
  it.each([
    ['another machine', NETWORK, {}],
    ['a proxy', {}, { 'x-forwarded-for': '203.0.113.9' }],
    ['a name bound to this machine', {}, { host: 'evil.test:4201' }],
  ])('none of them signs in by %s, but users of the shop do', async (where, more, headers) => {
    const { app, database } = platform;
    const email = `${where.replaceAll(' ', '-')}@example.test`;
    await createEmailUser(database.db, { email, password: PASSWORD });
    for (const [who, status] of [
      ['support@example.com', 422],
      ['maren@example.com', 422],
      [email, 303],
    ] as const) {
      const browser = createBrowser(app, headers, undefined, more);
      const page = await browser.get(createAttempt().url);
      expect((await browser.step(page, { email: who, password: PASSWORD })).status, who).toBe(status);
    }
  });

  it('the host signs them in for visitors on its machine only', async () => {
    const visit = async (headers: Record<string, string>) => {
      const response = await platform.app.inject({
        method: 'POST',
        url: '/token/',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from('social-shop:secret').toString('base64')}`,
          ...headers,
        },
        payload: new URLSearchParams({
          grant_type: 'password',
          username: 'maren@example.com',
          password: PASSWORD,
        }).toString(),
      });
      return response.statusCode;
    };
    expect(await visit({ 'x-visitor-address': '203.0.113.9' })).toBe(400);
    expect(await visit({ 'x-visitor-address': '127.0.0.1' })).toBe(400);
    expect(await visit({ 'x-visitor-address': '127.0.0.1', 'x-visitor-on-own-machine': 'yes' })).toBe(200);
  });

  it('demo users of an earlier start are signed out if visitors are on other machines', async () => {
    const { db } = platform.database;
    const browser = createBrowser(platform.app);
    const attempt = createAttempt();
    const back = await browser.submit(await browser.get(attempt.url), {
      email: 'maren@example.com',
      password: PASSWORD,
    });
    const { body } = await redeem(platform.app, back.next, attempt.codeVerifier);
    expect((await userinfo(platform.app, body.access_token)).statusCode).toBe(200);
    await db.insert(users).values({
      id: '5d3c1a70-0000-4000-8000-00000000000f',
      accountId: '5d3c1a70-0000-4000-8000-00000000000f',
      email: 'ceo@victim.example',
      provider: 'google',
      federatedSubject: 'other-anything',
      createdAt: new Date(),
    });

    const elsewhere = await startTestPlatform({
      database: platform.database,
      env: readEnv({ PUBLIC_URL: 'https://shop.example', ISSUER_URL: 'https://id.shop.example/identity' }),
    });
    await signOutDemoPeople(db);
    expect((await userinfo(elsewhere.app, body.access_token)).statusCode).toBe(401);
    const again = await askForTokens(elsewhere.app, {
      grant_type: 'password',
      username: 'support@example.com',
      password: PASSWORD,
    });
    expect(again.status).toBe(400);
    await elsewhere.app.close();
  });
});
