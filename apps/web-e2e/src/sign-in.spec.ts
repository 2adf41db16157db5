import type { Page } from '@playwright/test';
import { HOST_URL, PLATFORM_URL } from './addresses.ts';
import { answered, expect, test } from './fixtures.ts';

const PASSWORD = 'Daylight-2026';

/** Fills in the provider's form. */
async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

interface SessionState {
  readonly session: { readonly email: string } | null;
  readonly formToken?: string;
}

/** What the host says of the browser's visitor. */
const sessionOf = (page: Page): Promise<SessionState> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/session', { headers: { 'x-shop-request': '1' } });
    return (await answer.json()) as SessionState;
  });

/** Sends a form of ours, which the page's policy must let lead to the provider and back. */
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

// The provider's pages have no icon, which browsers ask for.
test.beforeEach(({ console }) => console.allow(answered(404)));

test('sign in where one was, and out again, here and at the provider', async ({ page, context }) => {
  await page.goto('/login?from=%2Fhome');
  await expect(page).toHaveURL(new RegExp(`^${PLATFORM_URL}/identity/`));
  await logIn(page, 'maren@example.com');
  await page.waitForURL(`${HOST_URL}/home`);
  expect((await sessionOf(page)).session?.email).toBe('maren@example.com');
  const [cookie] = await context.cookies(HOST_URL);
  expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' });

  await signOut(page);
  expect(await sessionOf(page)).toEqual({ session: null });
  expect((await context.cookies(HOST_URL)).map(({ name }) => name)).not.toContain('session');
  // The provider asks who it is again.
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
