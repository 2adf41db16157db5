import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { expectAccessible } from './accessibility.ts';
import { HOST_URL, PLATFORM_URL } from './addresses.ts';
import { allowStatus, expect, test } from './fixtures.ts';
import { logIn, mailedLink, newEmail, PASSWORD, signUp } from './people.ts';

const CALLBACK = `${HOST_URL}/auth/callback`;

/** The address to which the host redirects a browser. */
function authorizeUrl(parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'social-shop',
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid profile email consumer offline_access',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update('verifier').digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  });
  return `${PLATFORM_URL}/identity/auth?${query}`;
}

/** Starts at the provider. */
const startSignIn = (page: Page, parameters: Record<string, string> = {}) => page.goto(authorizeUrl(parameters));

/** The host has not begun this sign-in, so it begins one of its own, which the provider approves at once. */
const isBack = (page: Page) => expect(page).toHaveURL(`${HOST_URL}/`);

/** Fills in the sign-up form of the page. */
async function signUpThere(page: Page, email: string) {
  await signUp(page, email);
  await isBack(page);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('sign up, with every mistake once, then log in again', async ({ page, console }) => {
      console.allow(allowStatus(422));
      await startSignIn(page, { screen_hint: 'signup' });
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByText('This field is required.')).toHaveCount(2);
      await page.getByLabel('Email').fill('maren@holt');
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email');
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        'Password must be 8 characters or more.',
      );

      const email = newEmail();
      await signUpThere(page, email);

      await startSignIn(page, { prompt: 'login' });
      await logIn(page, email, 'not the password');
      await expect(page.getByRole('alert')).toHaveText('Wrong email or password.');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      const password = page.getByLabel('Password');
      await expect(password).toBeFocused();
      await expect(password).toHaveAccessibleDescription('Wrong email or password.');
      await page.keyboard.type(PASSWORD);
      // K-V41
      const show = page.getByRole('button', { name: 'Show password' });
      if (javaScriptEnabled) {
        await show.click();
        await expect(password).toHaveAttribute('type', 'text');
        await expect(show).toHaveAttribute('aria-pressed', 'true');
      } else {
        await expect(show).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'Log in' }).click();
      await isBack(page);
    });

    test('Google, and Google again', async ({ page }) => {
      await startSignIn(page);
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await page.getByRole('button', { name: /June Park/ }).click();
      await isBack(page);
      const again = await page.request.get(authorizeUrl(), { maxRedirects: 0 });
      expect(again.headers()['location']).toContain(`${CALLBACK}?code=`);
    });

    test('a forgotten password is reset by the mailed link, once', async ({ page, console }) => {
      console.allow(allowStatus(400, 422));
      const email = newEmail();
      await startSignIn(page, { screen_hint: 'signup' });
      await signUpThere(page, email);

      await startSignIn(page, { prompt: 'login' });
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByRole('status')).toContainText(email);

      const link = await mailedLink(page, PLATFORM_URL, email, 'set a new password');
      await page.goto(link);
      await page.getByLabel('New password').fill('another-password');
      await page.getByLabel('Confirm password').fill('other');
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords must match');
      await page.getByLabel('New password').fill('another-password');
      await page.getByLabel('Confirm password').fill('another-password');
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

      // The session of this browser at the provider is over, too.
      await startSignIn(page);
      await logIn(page, email, 'another-password');
      await isBack(page);
    });

    test('sign-out asks if the host does not identify the sign-in', async ({ page }) => {
      await startSignIn(page);
      await logIn(page);
      await isBack(page);
      const query = new URLSearchParams({ client_id: 'social-shop', returnTo: `${HOST_URL}/` });
      await page.goto(`${PLATFORM_URL}/identity/v2/logout?${query}`);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(`${HOST_URL}/`);
      await startSignIn(page);
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    });
  });
}

test('hosted pages have no axe violations at 375 and 1280, in light and dark, and fit (T98)', async ({
  page,
  console,
}) => {
  console.allow(allowStatus(422));
  const look = async (what: string, locale: string) => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth, `${what}, ${locale}, at ${width}`).toBeLessThanOrEqual(clientWidth);
      if (locale === 'en') await expectAccessible(page, `${what}, at ${width}`);
    }
  };
  for (const locale of ['en', 'de', 'ko']) {
    await startSignIn(page, { ui_locales: locale });
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await look('log in', locale);
    await page.locator('a[href$="/signup"]').click();
    await page.locator('button[type=submit]').click();
    const wrong = page.locator('[aria-invalid=true]').first();
    await expect(wrong).toBeFocused();
    // The focus ring does not replace the red border (K-V42).
    await expect(wrong).toHaveCSS('box-shadow', /inset/);
    await look('sign up with errors', locale);
  }
});

test('inside another app, where Google refuses, the page says what to do instead (K-A15)', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram 300.0' });
  const page = await context.newPage();
  await startSignIn(page);
  await expect(page.getByText('To continue with Google, open this page in your browser.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveCount(0);
  await logIn(page);
  await isBack(page);
  await context.close();
});

test('Back after signing in, and a form that is sent twice, show a page with a link', async ({ page, console }) => {
  console.allow(allowStatus(400));
  await startSignIn(page);
  await page.getByLabel('Email').fill('maren@example.com');
  await page.getByLabel('Password').fill(PASSWORD);
  const form = page.url();
  await page.getByRole('button', { name: 'Log in' }).click();
  await isBack(page);
  await page.goto(form);
  await expect(page.getByRole('heading', { name: 'This sign-in is over' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', `${HOST_URL}/login`);
});
