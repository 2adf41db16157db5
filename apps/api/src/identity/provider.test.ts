import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../testing.ts';
import { createEmailUser } from './accounts.ts';
import { askForTokens, claimsIn, createAttempt, createBrowser, redeem, userinfo } from './testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
  await createEmailUser(platform.database.db, { email: 'maren@example.test', password: 'a long password' });
});
afterAll(() => platform.close());

async function signIn(parameters: Record<string, string> = {}, browser = createBrowser(platform.app)) {
  const attempt = createAttempt(parameters);
  const form = await browser.get(attempt.url);
  const back = await browser.submit(form, { email: 'Maren@example.test ', password: 'a long password' });
  return { browser, back, ...(await redeem(platform.app, back.next, attempt.codeVerifier)) };
}

describe('signing in on the hosted page', () => {
  it('gives tokens with the consumer scope, and the claims of the specification', async () => {
    const { back, status, body } = await signIn();
    expect(back.next).toMatch(/^http:\/\/localhost:4200\/auth\/callback\?code=/);
    expect(new URL(back.next ?? '').searchParams.get('iss')).toBe('http://localhost:4201/identity');
    expect(status).toBe(200);
    expect(body.scope.split(' ')).toContain('consumer');
    expect(body.expires_in).toBe(36_000);
    expect(body.access_token).not.toContain('.');
    expect(claimsIn(body.id_token)).toMatchObject({
      iss: 'http://localhost:4201/identity',
      sub: expect.stringMatching(/^auth0\|[0-9a-f-]{36}$/),
      nonce: 'nonce',
      email: 'maren@example.test',
      authnProvider: 'email',
      account_id: expect.any(String),
      profile: { userCreatedAt: expect.any(String), authnCanChangeEmail: true, sigilUserId: expect.any(String) },
    });
    expect(claimsIn(body.id_token)).not.toHaveProperty('impersonator_id');
    const info = await userinfo(platform.app, body.access_token);
    expect(info.statusCode).toBe(200);
    expect(info.json()).toMatchObject({ email: 'maren@example.test', sub: claimsIn(body.id_token)['sub'] });
  });
});

it('a refresh token gives new tokens', async () => {
  const { body } = await signIn();
  const next = await askForTokens(platform.app, { grant_type: 'refresh_token', refresh_token: body.refresh_token });
  expect(next.status).toBe(200);
  expect(next.body.refresh_token).not.toBe(body.refresh_token);
});
