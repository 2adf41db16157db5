import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../testing.ts';
import { createEmailUser } from './accounts.ts';
import { createAttempt, createBrowser } from './testing.ts';

const EMAIL = 'maren@example.test';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
  await createEmailUser(platform.database.db, { email: EMAIL, password: 'a long password' });
});
afterAll(() => platform.close());

const open = (screen: 'login' | 'signup') =>
  createBrowser(platform.app).get(createAttempt({ screen_hint: screen }).url);

async function send(screen: 'login' | 'signup', fields: Readonly<Record<string, string>>) {
  const browser = createBrowser(platform.app);
  return browser.submit(await browser.get(createAttempt({ screen_hint: screen }).url), fields);
}

/** The attributes of the input of this name. */
function input(body: string, name: string): Record<string, string> {
  const tag = new RegExp(`<input id="${name}"[^>]*>`).exec(body)?.[0] ?? '';
  return Object.fromEntries(
    Array.from(tag.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g), ([, key, value = '']) => [key, value]),
  );
}

it('reports a wrong password: with the focus there, and the address kept (K-V40)', async () => {
  const { status, body } = await send('login', { email: EMAIL, password: 'not the password' });
  expect(status).toBe(422);
  const [, id] = /<p class="alert" role="alert" id="(\w+)">/.exec(body) ?? [];
  expect(input(body, 'password')).toMatchObject({
    'aria-invalid': 'true',
    'aria-describedby': id,
    autofocus: '',
    value: '',
  });
  const email = input(body, 'email');
  expect(email['value']).toBe(EMAIL);
  expect(email).not.toHaveProperty('autofocus');
  expect(email).not.toHaveProperty('aria-invalid');
});

it.each([
  [{ email: '', password: '' }, 'email'],
  [{ email: 'maren@holt', password: 'x' }, 'email'],
  [{ email: EMAIL, password: '' }, 'password'],
])('focuses the first wrong field: of %j at the %s (K-V40)', async (fields, first) => {
  for (const screen of ['login', 'signup'] as const) {
    const { body } = await send(screen, fields);
    expect(body.match(/ autofocus/g), screen).toHaveLength(1);
    expect(input(body, first), screen).toMatchObject({
      autofocus: '',
      'aria-invalid': 'true',
      'aria-describedby': `${first}-error`,
    });
  }
});

it('can show each password, with the one script that the policy allows (K-V41)', async () => {
  for (const screen of ['login', 'signup'] as const) {
    const { body, headers } = await open(screen);
    const passwords = [...body.matchAll(/<input id="(\w+)"[^>]* type="password"/g)].map(([, name]) => name);
    // One field fewer than before: a password that can be shown need not be repeated.
    expect(passwords, screen).toEqual(['password']);
    expect(body).toMatch(/<button class="show" type="button" aria-controls="password" aria-pressed="false" hidden>/);
    const scripts = [...body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts, screen).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`);
    expect(body).not.toMatch(/<script [^>]|\son\w+=/);
  }
});

it('promises nothing that an account does not have yet, and links back to the shop (K-V43)', async () => {
  const { body } = await open('signup');
  expect(body.slice(body.indexOf('<main>'))).not.toMatch(/\b(like|favou?rite|follow|save)/i);
  expect(body).toContain('href="http://localhost:4200/">Back to the shop</a>');
});

it.each([
  ['favorite-post', 'Then we will like this post for you.'],
  ['discover', 'Then we will save this product for you.'],
  ['follow', 'Then we will follow this creator for you.'],
])('says what follows the sign-in that %s led to, on both pages (P3)', async (prompt, text) => {
  const browser = createBrowser(platform.app);
  const { body } = await browser.get(createAttempt({ screen_hint: 'signup', 'shopltk-signup-prompt': prompt }).url);
  expect(body).toContain(text);
  const [, login = ''] = /<a class="link" href="([^"]+\/login)">/.exec(body) ?? [];
  expect((await browser.get(login)).body).toContain(text);
});

it('ignores an unknown prompt', async () => {
  const { url } = createAttempt({ screen_hint: 'signup', 'shopltk-signup-prompt': 'Buy now!' });
  expect((await createBrowser(platform.app).get(url)).body).not.toMatch(/class="promise"|Buy now/);
});
