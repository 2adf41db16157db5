import { freePort } from '@social-shop/tools/start/ports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { startTestPlatform } from '../../testing.ts';
import { createEmailUser } from '../accounts.ts';
import { claimsIn, createAttempt, createBrowser, redeem } from '../testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let origin: string;

/** The test needs the issuer's address before the platform listens. */
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  platform = await startTestPlatform({ env: readEnv({ API_PORT: String(port) }) });
  // The platform calls the stand-in over the network, as it would call Google.
  await platform.app.listen({ port, host: 'localhost' });
});
afterAll(() => platform.close());

const browse = () => createBrowser(platform.app, {}, origin);

async function signInAtGoogle(fields: Record<string, string>, parameters = {}) {
  const browser = browse();
  const attempt = createAttempt({ connection: 'google-oauth2', ...parameters });
  const chooser = await browser.get(attempt.url);
  const back = await browser.submit(chooser, fields);
  return { browser, attempt, back };
}

it('a new person signs up through Google, and is the same user the next time', async () => {
  const fields = { name: 'Ada Byron', email: 'ada@example.test' };
  const subjects = [];
  for (let time = 0; time < 2; time += 1) {
    const browser = browse();
    const attempt = createAttempt();
    const login = await browser.get(attempt.url);
    const google = /href="([^"]*\/google)"/.exec(login.body)?.[1] ?? '';
    const chooser = await browser.get(google);
    expect(chooser.url).toContain('/federated/interaction/');
    const [, otherForm = ''] = chooser.body.split('<div class="or">');
    const back = await browser.submit({ ...chooser, body: otherForm }, fields);
    const { status, body } = await redeem(platform.app, back.next, attempt.codeVerifier);
    expect(status).toBe(200);
    const claims = claimsIn(body.id_token);
    expect(claims).toMatchObject({
      email: 'ada@example.test',
      email_verified: true,
      name: 'Ada Byron',
      authnProvider: 'google',
      profile: { authnCanChangeEmail: false },
    });
    subjects.push(claims['sub']);
  }
  expect(subjects[0]).toMatch(/^google-oauth2\|/);
  expect(subjects[1]).toBe(subjects[0]);
});

it('an account with a password is not taken over by its address', async () => {
  await createEmailUser(platform.database.db, { email: 'taken@example.test', password: 'a long password' });
  const { back } = await signInAtGoogle({ name: 'Somebody', email: 'Taken@example.test' });
  expect([back.status, back.next]).toEqual([422, undefined]);
  expect(back.body).toContain('This email already has an account');
});

it('a visitor who cancels at Google returns to the log-in page and can continue', async () => {
  const { back, browser, attempt } = await signInAtGoogle({ answer: 'cancel' });
  expect(back.status).toBe(422);
  expect(back.body).toContain('Google did not sign you in. Please try again.');
  await createEmailUser(platform.database.db, { email: 'goes-on@example.test', password: 'a long password' });
  const on = await browser.submit(back, { email: 'goes-on@example.test', password: 'a long password' });
  expect((await redeem(platform.app, on.next, attempt.codeVerifier)).status).toBe(200);
});

it('chooses accounts in the language of the visit (T113)', async () => {
  const chooser = await browse().get(createAttempt({ connection: 'google-oauth2', ui_locales: 'de' }).url);
  expect(chooser.body).toContain('<html lang="de"');
  for (const text of ['Konto auswählen', 'Google-E-Mail', 'Dieses Konto verwenden', 'Abbrechen']) {
    expect(chooser.body).toContain(text);
  }
});

it('a response works once, and only in the browser that left', async () => {
  const browser = browse();
  const chooser = await browser.get(createAttempt({ connection: 'google-oauth2' }).url);
  const other = browse();
  await other.get(createAttempt().url);
  const [, form = ''] = chooser.body.split('<div class="or">');
  const response = await browser.step({ ...chooser, body: form }, { name: 'Eve', email: 'eve@example.test' });
  const atPlatform = await browser.once(response.next ?? '');
  expect(atPlatform.next).toContain('/identity/federated/callback?');
  const elsewhere = await other.get(atPlatform.next ?? '');
  expect(elsewhere.status).toBe(400);
  expect(elsewhere.body).toContain('This sign-in is over');
  expect((await browser.get(atPlatform.next ?? '')).next).toMatch(/^http:\/\/localhost:4200\/auth\/callback\?code=/);
  expect((await browser.get(atPlatform.next ?? '')).status).toBe(400);
});
