import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../testing.ts';
import { createEmailUser, findUserByEmail } from './accounts.ts';
import { identityRecords, impersonations, users } from './schema.ts';
import { askForTokens, claimsIn, createAttempt, createBrowser, redeem, userinfo } from './testing.ts';

const PASSWORD = 'a long password';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
  await createEmailUser(platform.database.db, { email: 'maren@example.test', password: PASSWORD });
  await createEmailUser(platform.database.db, { email: 'agent@example.test', password: PASSWORD });
  await platform.database.db.update(users).set({ role: 'support' }).where(eq(users.email, 'agent@example.test'));
});
afterAll(() => platform.close());

async function signIn(parameters: Record<string, string> = {}, browser = createBrowser(platform.app)) {
  const attempt = createAttempt(parameters);
  const form = await browser.get(attempt.url);
  const back = await browser.submit(form, { email: ' Maren@example.test ', password: PASSWORD });
  return { browser, back, ...(await redeem(platform.app, back.next, attempt.codeVerifier)) };
}

const refresh = (token: string) => askForTokens(platform.app, { grant_type: 'refresh_token', refresh_token: token });
const statusOfUserinfo = async (token: string) => (await userinfo(platform.app, token)).statusCode;
const signOutUrl = (parameters: Record<string, string>) =>
  `/identity/session/end?${new URLSearchParams({ post_logout_redirect_uri: 'http://localhost:4200/', ...parameters })}`;

describe('sign-in on the hosted page', () => {
  it('returns tokens with the consumer scope, and the claims of the specification', async () => {
    const { back, status, body } = await signIn();
    expect(back.next).toMatch(/^http:\/\/localhost:4200\/auth\/callback\?code=/);
    expect(new URL(back.next ?? '').searchParams.get('iss')).toBe('http://localhost:4201/identity');
    expect(status).toBe(200);
    expect(body.scope.split(' ')).toContain('consumer');
    expect(body.expires_in).toBe(36_000);
    expect(body.access_token).not.toContain('.');
    const claims = claimsIn(body.id_token);
    expect(claims).toMatchObject({
      iss: 'http://localhost:4201/identity',
      sub: expect.stringMatching(/^auth0\|[0-9a-f-]{36}$/),
      nonce: 'nonce',
      auth_time: expect.any(Number),
      email: 'maren@example.test',
      authnProvider: 'email',
      account_id: expect.any(String),
      profile: { userCreatedAt: expect.any(String), authnCanChangeEmail: true, sigilUserId: expect.any(String) },
    });
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(36_000);
    expect(claims).not.toHaveProperty('impersonator_id');
    const info = await userinfo(platform.app, body.access_token);
    expect(info.json()).toMatchObject({ email: 'maren@example.test', sub: claims['sub'] });
  });

  it('is remembered: the next attempt returns without a page', async () => {
    const { browser } = await signIn();
    const attempt = createAttempt();
    const back = await browser.get(attempt.url);
    expect((await redeem(platform.app, back.next, attempt.codeVerifier)).status).toBe(200);
  });

  it('survives a restart: of signed-in users, and of a visitor on the log-in page', async () => {
    const before = await signIn();
    const attempt = createAttempt();
    const waiting = createBrowser(platform.app);
    const form = await waiting.get(attempt.url);

    const { app } = await startTestPlatform({ database: platform.database });
    const [signedIn, onThePage] = [createBrowser(app), createBrowser(app)];
    before.browser.jar.forEach((cookie, name) => signedIn.jar.set(name, cookie));
    waiting.jar.forEach((cookie, name) => onThePage.jar.set(name, cookie));

    expect((await userinfo(app, before.body.access_token)).statusCode).toBe(200);
    const refreshed = await askForTokens(app, {
      grant_type: 'refresh_token',
      refresh_token: before.body.refresh_token,
    });
    expect(refreshed.status).toBe(200);
    const again = createAttempt();
    const back = await signedIn.get(again.url);
    expect((await redeem(app, back.next, again.codeVerifier)).status).toBe(200);
    const arrived = await onThePage.submit(form, { email: 'maren@example.test', password: PASSWORD });
    expect((await redeem(app, arrived.next, attempt.codeVerifier)).status).toBe(200);

    // The keys are the same as before: one process accepts the signatures of the other.
    const keysOf = async (of: typeof app) => (await of.inject('/identity/jwks')).json();
    expect(await keysOf(app)).toEqual(await keysOf(platform.app));
    await app.close();
  });

  it('needs PKCE with S256, and a registered redirect address', async () => {
    const browser = createBrowser(platform.app);
    const plain = await browser.get(createAttempt({ code_challenge_method: 'plain' }).url);
    expect(plain.next).toContain('error=invalid_request');
    const [withoutPkce] = createAttempt().url.split('&code_challenge');
    expect((await browser.get(withoutPkce ?? '')).next).toContain('error=invalid_request');
    const elsewhere = await browser.get(createAttempt({ redirect_uri: 'https://evil.test/auth/callback' }).url);
    expect([elsewhere.status, elsewhere.next]).toEqual([400, undefined]);
  });

  it('does not work from another browser, and links onward', async () => {
    const form = await createBrowser(platform.app).get(createAttempt().url);
    const other = await createBrowser(platform.app).submit(form, { email: 'maren@example.test', password: PASSWORD });
    expect(other.status).toBe(400);
    expect(other.body).toContain('href="http://localhost:4200/login"');
  });

  it('gives a code for which one of two requests gets tokens, which are then revoked', async () => {
    const attempt = createAttempt();
    const browser = createBrowser(platform.app);
    const back = await browser.submit(await browser.get(attempt.url), {
      email: 'maren@example.test',
      password: PASSWORD,
    });
    const responses = await Promise.all([1, 2].map(() => redeem(platform.app, back.next, attempt.codeVerifier)));
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await redeem(platform.app, back.next, attempt.codeVerifier)).body.error).toBe('invalid_grant');
  });

  it('takes addresses from the configuration, whatever a request says (T44)', async () => {
    const { body } = await platform.app.inject({
      url: '/identity/.well-known/openid-configuration',
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
    });
    expect(body).not.toContain('evil.test');
    expect(JSON.parse(body)).toMatchObject({
      issuer: 'http://localhost:4201/identity',
      token_endpoint: 'http://localhost:4201/identity/token',
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('asks for consent again if the client wants that, and accepts a refusal', async () => {
    const { browser } = await signIn();
    const attempt = createAttempt({ prompt: 'consent' });
    const page = await browser.get(attempt.url);
    expect(page.body).toContain('maren@example.test');
    const agreed = await browser.submit(page, { answer: 'agree' });
    expect((await redeem(platform.app, agreed.next, attempt.codeVerifier)).status).toBe(200);
    const refused = await browser.submit(await browser.get(createAttempt({ prompt: 'consent' }).url), {
      answer: 'cancel',
    });
    expect(refused.next).toContain('error=access_denied');
  });
});

describe('refresh tokens', () => {
  it('rotate, and a used one works again for seconds only: then it counts as stolen, and the grant ends', async () => {
    const { body } = await signIn();
    const first = await refresh(body.refresh_token);
    const again = await refresh(body.refresh_token);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(new Set([body, first.body, again.body].map((tokens) => tokens.refresh_token)).size).toBe(3);

    await platform.database.db
      .update(identityRecords)
      .set({ consumedAt: sql`${identityRecords.consumedAt} - interval '11 seconds'` })
      .where(eq(identityRecords.type, 'RefreshToken'));
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await refresh(first.body.refresh_token)).body.error).toBe('invalid_grant');
    expect(await statusOfUserinfo(again.body.access_token)).toBe(401);
  });

  it('live 30 days from their last use', async () => {
    const { body } = await signIn();
    await refresh(body.refresh_token);
    const rows = await platform.database.db
      .select({ expiresAt: identityRecords.expiresAt })
      .from(identityRecords)
      .where(eq(identityRecords.type, 'RefreshToken'));
    const seconds = Math.max(...rows.map(({ expiresAt }) => (expiresAt.getTime() - Date.now()) / 1000));
    expect(Math.round(seconds / 60)).toBe(2_592_000 / 60);
  });

  it('are nowhere in the database, and neither are access tokens', async () => {
    const { body } = await signIn();
    const { rows } = await platform.database.db.execute(
      sql`select identity_records::text as row from identity_records`,
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(body.refresh_token);
    expect(stored).not.toContain(body.access_token);
  });
});

describe('signing out', () => {
  it('returns at once with the ID token, and invalidates everything of this sign-in (T29)', async () => {
    const { browser, body } = await signIn();
    const elsewhere = await signIn();
    const back = await browser.get(signOutUrl({ id_token_hint: body.id_token }));
    expect([back.status, back.next]).toEqual([303, 'http://localhost:4200/']);
    expect(await statusOfUserinfo(body.access_token)).toBe(401);
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await browser.get(createAttempt().url)).body).toContain('Welcome back');
    expect(await statusOfUserinfo(elsewhere.body.access_token)).toBe(200);
  });

  it('asks without the ID token, also at the short address, and then signs out', async () => {
    const { browser, body } = await signIn();
    const query = new URLSearchParams({ client_id: 'social-shop', returnTo: 'http://localhost:4200/' });
    const page = await browser.get(`/identity/v2/logout?${query}`);
    expect(page.body).toContain('Sign out?');
    expect(await statusOfUserinfo(body.access_token)).toBe(200);
    const back = await browser.submit(page, { logout: 'yes' });
    expect(back.next).toBe('http://localhost:4200/');
    expect(await statusOfUserinfo(body.access_token)).toBe(401);
  });

  it('without a session returns at once, but only to a registered address (T32)', async () => {
    const browser = createBrowser(platform.app);
    const back = await browser.get(signOutUrl({ client_id: 'social-shop' }));
    expect([back.status, back.next]).toEqual([303, 'http://localhost:4200/']);
    for (const target of [
      'https://evil.test/',
      'http://localhost:4200.evil.test/',
      'http://localhost:4200//evil.test',
    ]) {
      const refused = await browser.get(signOutUrl({ client_id: 'social-shop', post_logout_redirect_uri: target }));
      expect([refused.status, refused.next]).toEqual([400, undefined]);
    }
  });

  it('has no back channel: only the browser and the host end a session (T31)', async () => {
    const discovery = (await platform.app.inject('/identity/.well-known/openid-configuration')).json();
    expect(Object.keys(discovery).filter((name) => name.startsWith('backchannel_logout'))).toEqual([]);
  });

  it('asks before sign-out if the ID token is of another sign-in, expired, or from another site (K-X14)', async () => {
    const { browser, body } = await signIn();
    const vouched = signOutUrl({ id_token_hint: body.id_token });
    const foreign = createBrowser(platform.app, { 'sec-fetch-site': 'cross-site' });
    browser.jar.forEach((cookie, name) => foreign.jar.set(name, cookie));
    expect((await foreign.get(vouched)).body).toContain('Sign out?');

    // As if this session had begun at another time than in the token.
    await platform.database.db
      .update(identityRecords)
      .set({ payload: sql`jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::bigint + 1))` })
      .where(sql`${identityRecords.type} = 'Session' and payload ? 'loginTs'`);
    expect((await browser.get(vouched)).body).toContain('Sign out?');
    expect(await statusOfUserinfo(body.access_token)).toBe(200);
  });

  it('by revocation of the refresh token ends the access token and its session, and asks nothing (K-X14)', async () => {
    const elsewhere = await signIn();
    const { browser, body } = await signIn();
    await platform.app.inject({
      method: 'POST',
      url: '/identity/token/revocation',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from('social-shop:secret').toString('base64')}`,
      },
      payload: new URLSearchParams({ token: body.refresh_token }).toString(),
    });
    expect(await statusOfUserinfo(body.access_token)).toBe(401);
    const back = await browser.get(signOutUrl({ client_id: 'social-shop' }));
    expect([back.status, back.next]).toEqual([303, 'http://localhost:4200/']);
    expect((await browser.get(createAttempt().url)).body).toContain('Welcome back');
    expect(await statusOfUserinfo(elsewhere.body.access_token)).toBe(200);
    expect((await elsewhere.browser.get(signOutUrl({ client_id: 'social-shop' }))).body).toContain('Sign out?');
  });
});

describe('a support agent', () => {
  async function actAs(fields: Record<string, string>) {
    const browser = createBrowser(platform.app);
    const attempt = createAttempt();
    const login = await browser.get(attempt.url);
    const choice = await browser.submit(login, { email: 'agent@example.test', password: PASSWORD });
    expect(choice.body).toContain('Whose shop do you need to see?');
    const back = await browser.submit(choice, fields);
    return { browser, back, attempt };
  }

  it('views the shop as a customer for an hour, on the record (T46)', async () => {
    const { db } = platform.database;
    const { back, attempt, browser } = await actAs({ email: 'maren@example.test', reason: 'Cannot check out' });
    const { body } = await redeem(platform.app, back.next, attempt.codeVerifier);
    const agent = await findUserByEmail(db, 'agent@example.test');
    const customer = await findUserByEmail(db, 'maren@example.test');
    expect(claimsIn(body.id_token)).toMatchObject({ sub: `auth0|${customer?.id}`, impersonator_id: agent?.id });
    const [record] = await db.select().from(impersonations);
    expect(record).toMatchObject({ agentId: agent?.id, userId: customer?.id, reason: 'Cannot check out' });

    const change = await platform.app.inject({
      method: 'PUT',
      url: '/api/users/me/',
      headers: { authorization: `Bearer ${body.access_token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=agent-took@example.test',
    });
    expect([change.statusCode, change.json().error_code]).toEqual([403, 'forbidden']);

    await db.update(impersonations).set({ endsAt: new Date() });
    expect(await statusOfUserinfo(body.access_token)).toBe(401);
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await browser.get(createAttempt().url)).body).toContain('Welcome back');
    // The customer's own sign-in is not affected.
    const own = await signIn();
    expect(claimsIn(own.body.id_token)).not.toHaveProperty('impersonator_id');
  });

  it('needs a customer and a reason, and may continue as themselves', async () => {
    const { back, browser, attempt } = await actAs({ email: 'agent@example.test', reason: ' ' });
    expect(back.status).toBe(422);
    expect(back.body).toContain('No customer has this email.');
    expect(back.body).toContain('This field is required.');
    const self = await browser.submit(back, { myself: '1' });
    const { body } = await redeem(platform.app, self.next, attempt.codeVerifier);
    expect(claimsIn(body.id_token)).toMatchObject({ email: 'agent@example.test' });
    expect(claimsIn(body.id_token)).not.toHaveProperty('impersonator_id');
  });
});
