import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../testing.ts';
import { createEmailUser } from './accounts.ts';
import { attempts, identityRecords, outbox, users } from './schema.ts';
import { askForTokens, claimsIn, createAttempt, createBrowser, redeem, userinfo } from './testing.ts';

const PASSWORD = 'a long password';
const BASIC = `Basic ${Buffer.from('social-shop:secret').toString('base64')}`;

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const send = async (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = { authorization: BASIC },
) => {
  const response = await platform.app.inject({
    method,
    url,
    headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/x-www-form-urlencoded' }) },
    ...(method !== 'GET' && { payload: new URLSearchParams(form).toString() }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.body ? response.json() : {} };
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const logIn = (email: string, password: string, more: Record<string, string> = {}) =>
  askForTokens(platform.app, { grant_type: 'password', username: email, password, ...more }, '/token/');
const mailTo = async (recipient: string) => {
  const mails = await platform.database.db.select().from(outbox).where(eq(outbox.recipient, recipient));
  return mails.map(({ body }) => /https?:\S+/.exec(body)?.[0] ?? '');
};

it('signs up, logs in with the strategy’s lifetimes, refreshes, and logs out', async () => {
  const created = await send('POST', '/api/signup/ltk/', { email: 'ida@example.test', password: PASSWORD });
  expect([created.status, created.body.user.email]).toEqual([201, 'ida@example.test']);
  const { status, body } = await logIn('ida@example.test', PASSWORD);
  expect([status, body.expires_in]).toEqual([200, 15_552_000]);
  expect(claimsIn(body.id_token)).toMatchObject({ sub: `auth0|${created.body.user.id}`, email: 'ida@example.test' });
  expect((await userinfo(platform.app, body.access_token, '/userinfo/')).json()).toMatchObject({
    email: 'ida@example.test',
    authnProvider: 'email',
  });
  const next = await askForTokens(
    platform.app,
    { grant_type: 'refresh_token', refresh_token: body.refresh_token, client_id: 'social-shop' },
    '/token/',
  );
  expect([next.status, next.body.expires_in]).toEqual([200, 15_552_000]);
  const [longest] = await platform.database.db
    .select({ expiresAt: sql<string>`max(${identityRecords.expiresAt})` })
    .from(identityRecords)
    .where(eq(identityRecords.type, 'RefreshToken'));
  const days = (new Date(longest?.expiresAt ?? 0).getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(360);

  for (let time = 0; time < 2; time += 1) {
    expect((await send('GET', '/logout/', {}, bearer(next.body.access_token))).status).toBe(204);
  }
  expect((await userinfo(platform.app, next.body.access_token, '/userinfo/')).statusCode).toBe(401);
});

it.each([
  [{ email: ' ', password: PASSWORD }, 'This field is required.'],
  [{ email: 'maren@holt', password: PASSWORD }, 'Please enter a valid email'],
  [{ email: 'a@example.test', password: 'seven77' }, 'Password must be 8 characters or more.'],
  [
    { email: 'a@example.test', password: 'lowercase1', invite: 'CODE' },
    'Password must be 8 characters or more, have at least one lowercase letter, one uppercase letter, one number or special character.',
  ],
])('refuses a sign-up with %j, in the words of the specification', async (form, message) => {
  const { status, body } = await send('POST', '/api/signup/ltk/', form);
  expect([status, body.error_code, body.user_message]).toEqual([400, 'invalid-request', message]);
});

it('says at sign-up, in any spelling, that an address has an account', async () => {
  await createEmailUser(platform.database.db, { email: 'twice@example.test', password: PASSWORD });
  const { status, body } = await send('POST', '/api/signup/ltk/', { email: 'Twice@Example.test', password: PASSWORD });
  expect([status, body.user_message]).toEqual([409, 'This email already has an account']);
});

it('serves only the host', async () => {
  const form = { email: 'b@example.test', password: PASSWORD };
  expect((await send('POST', '/api/signup/ltk/', form, {})).status).toBe(401);
  expect((await send('POST', '/api/password/request/ltk/', form, {})).status).toBe(401);
  expect((await send('POST', '/token/', { grant_type: 'password', username: 'b', password: 'c' }, {})).status).toBe(
    400,
  );
});

it('a token without the consumer scope is refused by every other module', async () => {
  await createEmailUser(platform.database.db, { email: 'scope@example.test', password: PASSWORD });
  const { body } = await logIn('scope@example.test', PASSWORD, { scope: 'openid email' });
  const change = await send('PUT', '/api/users/me/', { email: 'c@example.test' }, bearer(body.access_token));
  expect([change.status, change.body.error_code, change.body.error]).toEqual([
    403,
    'key-not-authorised',
    'Key not authorised',
  ]);
  const nobody = await send('PUT', '/api/users/me/', { email: 'c@example.test' }, bearer('unknown'));
  expect([nobody.status, nobody.body.error_code]).toEqual([401, 'unauthorized']);
});

describe('a form', () => {
  it('of an account has only the fields that the call names (T43)', async () => {
    const other = '00000000-0000-4000-8000-000000000000';
    const extra = { id: other, user_id: other, account_id: other, role: 'support', can_change_email: 'false' };
    const { body } = await send('POST', '/api/signup/ltk/', {
      ...extra,
      email: 'extra@example.test',
      password: PASSWORD,
      email_confirmed_at: '2026-01-01T00:00:00.000Z',
    });
    expect(body.user.id).not.toBe(other);
    const [user] = await platform.database.db.select().from(users).where(eq(users.id, body.user.id));
    expect(user).toMatchObject({ role: 'shopper', provider: 'email', canChangeEmail: true, emailConfirmedAt: null });
    expect(user?.accountId).not.toBe(other);
  });

  it('changes the account of its token and no other, whatever it names (T42)', async () => {
    const { db } = platform.database;
    const owner = await createEmailUser(db, { email: 'owner@example.test', password: PASSWORD });
    await createEmailUser(db, { email: 'other@example.test', password: PASSWORD });
    const { body } = await logIn('other@example.test', PASSWORD);
    const theirs = { id: String(owner?.id), user_id: String(owner?.id), username: 'owner@example.test' };
    const as = { ...bearer(body.access_token), 'x-user-id': String(owner?.id) };
    const email = await send('PUT', '/api/users/me/', { ...theirs, email: 'mine@example.test' }, as);
    expect(email.body.user.email).toBe('mine@example.test');
    expect((await send('POST', '/api/users/me/password/', { ...theirs, password: 'took it over' }, as)).status).toBe(
      200,
    );
    expect((await logIn('owner@example.test', PASSWORD)).status).toBe(200);
    expect((await logIn('mine@example.test', 'took it over')).status).toBe(200);
  });
});

describe('passwords', () => {
  it('are set by a link, once, which signs the user out everywhere', async () => {
    await createEmailUser(platform.database.db, { email: 'forgot@example.test', password: PASSWORD });
    const { body } = await logIn('forgot@example.test', PASSWORD);
    const asked = await send('POST', '/identity/change_password', {
      client_id: 'social-shop',
      connection: 'auth0',
      email: 'forgot@example.test',
    });
    expect(asked.status).toBe(200);
    await expect.poll(() => mailTo('forgot@example.test')).toHaveLength(1);
    const [link = ''] = await mailTo('forgot@example.test');

    const browser = createBrowser(platform.app);
    const page = await browser.get(link);
    const wrong = await browser.submit(page, { password: 'new password', confirmation: 'other' });
    expect([wrong.status, wrong.body.includes('Passwords must match')]).toEqual([422, true]);
    const fields = { password: 'new password', confirmation: 'new password' };
    expect((await browser.submit(page, fields)).body).toContain('Your password is set');
    expect((await browser.submit(page, fields)).body).toContain('This link no longer works');
    expect((await userinfo(platform.app, body.access_token)).statusCode).toBe(401);
    expect((await logIn('forgot@example.test', PASSWORD)).body.error).toBe('invalid_grant');
    expect((await logIn('forgot@example.test', 'new password')).status).toBe(200);
  });

  it('are changed by the user shortly after sign-in; other devices are signed out', async () => {
    await createEmailUser(platform.database.db, { email: 'change@example.test', password: PASSWORD });
    const [here, there] = [await logIn('change@example.test', PASSWORD), await logIn('change@example.test', PASSWORD)];
    const change = (token: string) =>
      send('POST', '/api/users/me/password/', { password: 'changed password' }, bearer(token));
    expect((await change(here.body.access_token)).status).toBe(200);
    expect((await userinfo(platform.app, here.body.access_token)).statusCode).toBe(200);
    expect((await userinfo(platform.app, there.body.access_token)).statusCode).toBe(401);
    await platform.database.db
      .update(identityRecords)
      .set({ payload: sql`${identityRecords.payload} - 'authTime'` })
      .where(eq(identityRecords.type, 'RefreshToken'));
    expect((await change(here.body.access_token)).status).toBe(403);
  });

  it('are requested without revealing whether the account exists (T45)', async () => {
    await createEmailUser(platform.database.db, { email: 'known@example.test', password: PASSWORD });
    const responses = await Promise.all(
      ['known@example.test', 'unknown@example.test'].map((email) =>
        send('POST', '/api/password/request/ltk/', { email }),
      ),
    );
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ]);
    await expect.poll(() => mailTo('known@example.test')).toHaveLength(1);
    expect(await mailTo('unknown@example.test')).toEqual([]);
  });
});

describe('guessing (T45)', () => {
  it('ends with 429 and Retry-After for both ways of signing in, for that account from that address', async () => {
    await createEmailUser(platform.database.db, { email: 'guessed@example.test', password: PASSWORD });
    const guess = (address: string, password = 'wrong password') =>
      send(
        'POST',
        '/token/',
        { grant_type: 'password', username: 'guessed@example.test', password },
        { authorization: BASIC, 'x-visitor-address': address },
      );
    const statuses = [];
    for (let time = 0; time < 20; time += 1) statuses.push((await guess('203.0.113.1')).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.slice(10)).toEqual(Array(10).fill(429));
    const refused = await guess('203.0.113.1', PASSWORD);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await guess('203.0.113.2', PASSWORD)).status).toBe(200);

    const browser = createBrowser(platform.app);
    let page = await browser.get(createAttempt().url);
    for (let time = 0; time < 11; time += 1) {
      page = await browser.submit(page, { email: 'guessed@example.test', password: 'wrong password' });
    }
    expect(page.status).toBe(429);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.body).toContain('Too many attempts. Please try again in 15 minutes.');
    expect(page.body).not.toContain('wrong password');

    // A window later it works again.
    await platform.database.db.update(attempts).set({ until: new Date(0) });
    expect((await guess('203.0.113.1', PASSWORD)).status).toBe(200);
  });

  it('counts concurrent attempts', async () => {
    await createEmailUser(platform.database.db, { email: 'at-once@example.test', password: PASSWORD });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => logIn('at-once@example.test', 'wrong password')),
    );
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
  });
});

it('sign-up on the hosted page signs in at once, and sends a mail that confirms the address', async () => {
  const browser = createBrowser(platform.app, { 'accept-language': 'de' });
  const attempt = createAttempt({ screen_hint: 'signup' });
  const page = await browser.get(attempt.url);
  expect(page.body).toContain('<html lang="de"');
  const refused = await browser.submit(page, { email: 'neu@example', password: 'kurz' });
  for (const message of ['gültige E-Mail-Adresse', 'muss 8 Zeichen']) {
    expect(refused.body).toContain(message);
  }
  const fields = { email: 'neu@example.test', password: PASSWORD };
  const back = await browser.submit(refused, fields);
  const { body } = await redeem(platform.app, back.next, attempt.codeVerifier);
  expect(claimsIn(body.id_token)).toMatchObject({ email: 'neu@example.test', email_verified: false });
  const [link = ''] = await mailTo('neu@example.test');
  expect((await browser.get(link)).body).toContain('Deine E-Mail-Adresse ist bestätigt');
  expect((await userinfo(platform.app, body.access_token)).json()).toMatchObject({ email_verified: true });
  const taken = await browser.submit(
    await createBrowser(platform.app).get(createAttempt({ screen_hint: 'signup' }).url),
    fields,
  );
  expect(taken.status).toBe(400);
});
