import type { Page } from '@playwright/test';
import { HOST_URL, PLATFORM_URL } from './addresses.ts';
import { expect, hydrated, open, test } from './fixtures.ts';
import { EMAIL, logIn, mailedLink, PASSWORD } from './people.ts';

interface SessionState {
  readonly session: { readonly email: string } | null;
  readonly formToken?: string;
}

/** The session of the browser's visitor, from the host. */
const sessionOf = (page: Page): Promise<SessionState> =>
  page.evaluate(async () => {
    const response = await fetch('/api/session', { headers: { 'x-shop-request': '1' } });
    return (await response.json()) as SessionState;
  });

/** Sends a form of ours. The page's policy must allow the redirects to the provider and back. */
async function signOut(page: Page) {
  const { formToken = '' } = await sessionOf(page);
  await page.evaluate((token) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/logout' });
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'token', value: token });
    form.append(field);
    document.body.append(form);
    form.submit();
  }, formToken);
  await page.waitForURL(`${HOST_URL}/`);
}

test('sign in and return to the page, and out again, here and at the provider', async ({ page, context }) => {
  await page.goto('/login?from=%2Fhome');
  await expect(page).toHaveURL(new RegExp(`^${PLATFORM_URL}/identity/`));
  await logIn(page);
  await page.waitForURL(`${HOST_URL}/home`);
  expect((await sessionOf(page)).session?.email).toBe(EMAIL);
  const cookie = (await context.cookies(HOST_URL)).find(({ httpOnly }) => httpOnly);
  expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' });

  await signOut(page);
  expect(await sessionOf(page)).toEqual({ session: null });
  expect((await context.cookies(HOST_URL)).map(({ name }) => name)).not.toContain('session');
  // The provider asks for credentials again.
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('two sign-ins in two tabs return each to where it began (T02)', async ({ page, context, sample: { post } }) => {
  const second = await context.newPage();
  await page.goto('/login?from=%2Fhome');
  await second.goto(`/login?from=%2Fposts%2F${post.id}`);
  await logIn(second);
  await second.waitForURL(`${HOST_URL}/posts/${post.id}`);
  await logIn(page);
  await page.waitForURL(`${HOST_URL}/home`);
  for (const tab of [page, second]) expect((await sessionOf(tab)).session?.email).toBe(EMAIL);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('sign in with Google and return to the page, then sign out', async ({ page, sample: { post } }) => {
    await open(page, `/posts/${post.id}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: /June Park/ }).click();
    await page.waitForURL(`${HOST_URL}/posts/${post.id}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByText('june@example.com')).toBeVisible();
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${HOST_URL}/`);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 700 } });

  test('a forgotten password is requested at the shop, and reset by the mailed link', async ({ page }) => {
    const email = 'new@example.com';
    await page.goto('/forgot-password');
    // One button of the page is filled, that of the form (K-V44).
    const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign up' });
    await expect(signUp).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(await mailedLink(page, PLATFORM_URL, email, 'set a new password'));
    // The previous password, for the tests that follow.
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  });

  test('a page opened from another site knows its visitor from the first byte (T37)', async ({ page }) => {
    await page.goto('/login?from=%2Fhome');
    await logIn(page);
    await page.waitForURL(`${HOST_URL}/home`);
    await page.route('http://elsewhere.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${HOST_URL}/home">to the shop</a>` }),
    );
    await page.goto('http://elsewhere.test/');
    await page.getByRole('link', { name: 'to the shop' }).click();
    await page.waitForURL(`${HOST_URL}/home`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
  });
});
