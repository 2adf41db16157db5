import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { OWN_HOST_PORT, OWN_PLATFORM_PORT, OWN_RELAY_PORT } from './addresses.ts';
import { allowStatus, expect, hydrated, open, test, tiles } from './fixtures.ts';
import { logIn, mailedLink, newEmail, PASSWORD, signUp } from './people.ts';
import { startRelay } from './relay.ts';
import { secretsIn, watchBrowser, type Secret } from './secrets.ts';
import { logFile, startServers } from './servers.ts';

const SHOP = `http://localhost:${OWN_HOST_PORT}`;
const PLATFORM = `http://localhost:${OWN_RELAY_PORT}`;
/** Enough for a feed. */
const products = [
  'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price',
  ...Array.from({ length: 12 }, (_, n) => `coat-${n},Coat ${n},Field,Coats,Size,M,12.50`),
].join('\n');

// Starts processes of its own, for which a busy machine may be too slow: retried once, and reported (`npm test` counts them).
test.describe.configure({ retries: process.env['CI'] ? 1 : 0 });

const banner = (page: Page) => page.getByRole('banner');

/** A shop with this strategy, and a relay between host and platform that records every secret. */
function useShop(strategy: 'hosted' | 'password') {
  const ended: (() => unknown)[] = [];
  let heard = () => '';
  test.use({ baseURL: SHOP });
  test.beforeAll(async () => {
    const relay = await startRelay(OWN_RELAY_PORT, OWN_PLATFORM_PORT);
    heard = relay.heard;
    const env = {
      PORT: String(OWN_HOST_PORT),
      API_PORT: String(OWN_PLATFORM_PORT),
      API_URL: PLATFORM,
      AUTH_STRATEGY: strategy,
      CATALOG: 'none',
    };
    ended.push(relay.stop, await startServers({ products: [products], env, name: `${strategy}-` }));
  });
  test.afterAll(async () => void (await Promise.all(ended.map((end) => end()))));
  return { secrets: () => secretsIn(heard()) };
}

/** Every page, for a signed-in visitor. */
async function crawl(page: Page, lookInside: (page: Page) => Promise<void>) {
  await open(page, '/');
  const post = await tiles(page)
    .first()
    .getByRole('link', { name: /^Post by/ })
    .getAttribute('href');
  await open(page, post ?? '');
  const creator = await page.getByRole('main').locator('a[href^="/explore/"]').first().getAttribute('href');
  for (const path of [
    '/home',
    creator ?? '',
    '/change-password',
    '/auth/failed',
    '/logout',
    '/no/such/page',
    '/login',
  ]) {
    await open(page, path);
  }
  // The memory of the last page, after calls of its own.
  await open(page, post ?? '');
  await banner(page).getByRole('link', { name: 'Discover', exact: true }).click();
  await expect(page).toHaveTitle('Discover | Social Shop');
  await lookInside(page);
}

async function signOut(page: Page, email: string) {
  await banner(page)
    .getByRole('button', { name: `Account of ${email}` })
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${SHOP}/`);
  await hydrated(page);
}

/** The programs' log files (T127). */
async function inLogs(strategy: string, secrets: readonly Secret[]) {
  const logs = await Promise.all(
    (['host', 'platform'] as const).map((program) => readFile(logFile(program, `${strategy}-`), 'utf8')),
  );
  expect(logs[0]).toContain('"page":"home"');
  return secrets.flatMap(([name, value]) => (logs.join('').includes(value) ? [name] : []));
}

const personal = (...values: string[]): Secret[] => [...values, PASSWORD].map((value) => ['something personal', value]);

test.beforeEach(({ console }) => {
  console.allow(allowStatus(400, 404));
});

test.describe('with hosted pages', () => {
  const shop = useShop('hosted');

  test('no secret of a session ever reaches pages, scripts, storage or logs (T13, T127)', async ({ page, context }) => {
    const browser = watchBrowser(context);
    const email = newEmail();
    await open(page, '/home');
    await banner(page).getByRole('link', { name: 'Sign up' }).click();
    await signUp(page, email);
    await expect(page).toHaveURL(`${SHOP}/home`);
    const cookie = (await context.cookies(SHOP)).find(({ httpOnly }) => httpOnly);
    await crawl(page, browser.lookInside);
    await signOut(page, email);

    // And by Google.
    const other = newEmail();
    await banner(page).getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByLabel('Name').fill('Ada Byron');
    await page.getByLabel('Google email').fill(other);
    await page.getByRole('button', { name: 'Use this account' }).click();
    await expect(banner(page).getByRole('button', { name: `Account of ${other}` })).toBeVisible();
    await browser.lookInside(page);

    const secrets: readonly Secret[] = [...shop.secrets(), ['session cookie', cookie?.value ?? '']];
    const kinds = new Set(secrets.map(([name]) => name));
    expect(kinds).toEqual(
      new Set(['access token', 'refresh token', 'ID token', 'code', 'client secret', 'session cookie']),
    );
    const atCallback = (place: string) => `code in address of ${place}`;
    const atProvider = (place: string) => `code in header of ${OWN_RELAY_PORT}${place}`;
    expect(browser.found(secrets)).toEqual(
      [
        // Only in redirects, as OpenID Connect requires; each had expired by the next page.
        atCallback(`${OWN_HOST_PORT}/auth/callback`),
        atCallback(`${OWN_RELAY_PORT}/identity/federated/callback`),
        atCallback(`${OWN_RELAY_PORT}/identity/interaction/…/google/finish`),
        ...['/federated/auth/…', '/identity/auth/…', '/identity/federated/callback'].map(atProvider),
      ].toSorted(),
    );
    // It does find strings that scripts have.
    expect(browser.found([['email', email]])).toContain(`email in memory of ${OWN_HOST_PORT}/home`);
    expect(await inLogs('hosted', [...secrets, ...personal(email, other)])).toEqual([]);
  });
});

test.describe('with the password strategy', () => {
  const shop = useShop('password');

  test('sign up, out and in again on the shop’s own pages, and no secret leaks (T10, T13, T127)', async ({
    page,
    context,
  }) => {
    const browser = watchBrowser(context);
    const email = newEmail();
    await open(page, '/home');
    await banner(page).getByRole('link', { name: 'Sign up' }).click();
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('This field is required.')).toHaveCount(2);
    await signUp(page, email);
    await expect(page).toHaveURL(`${SHOP}/home`);
    const cookie = (await context.cookies(SHOP)).find(({ httpOnly }) => httpOnly);
    await crawl(page, browser.lookInside);
    await signOut(page, email);

    await banner(page).getByRole('link', { name: 'Log in' }).click();
    await hydrated(page);
    await logIn(page, email, 'not the password');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Wrong email or password.');
    await logIn(page, email);
    await expect(banner(page).getByRole('button', { name: `Account of ${email}` })).toBeVisible();
    await browser.lookInside(page);

    const secrets: readonly Secret[] = [...shop.secrets(), ['session cookie', cookie?.value ?? '']];
    expect(new Set(secrets.map(([name]) => name))).toEqual(
      new Set(['access token', 'refresh token', 'ID token', 'client secret', 'session cookie']),
    );
    expect(browser.found(secrets)).toEqual([]);
    expect(await inLogs('password', [...secrets, ...personal(email)])).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 700 } });

    test('a forgotten password is reset by a mailed link, and changed once more in the shop', async ({ page }) => {
      const email = newEmail();
      await open(page, '/signup');
      await signUp(page, email);
      await expect(page).toHaveURL(`${SHOP}/`);
      await page.context().clearCookies();

      await open(page, '/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await hydrated(page);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await page.goto(await mailedLink(page, PLATFORM, email, 'set a new password'));
      await page.getByLabel('New password').fill('another-password');
      await page.getByLabel('Confirm password').fill('another-password');
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();

      await open(page, '/login');
      await logIn(page, email, 'another-password');
      await expect(page).toHaveURL(`${SHOP}/`);
      await open(page, '/change-password');
      await page.getByLabel('New password').fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
      await open(page, '/home');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' }).getByText(email)).toBeVisible();
    });
  });
});
