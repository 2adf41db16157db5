import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { HOST_URL } from './addresses.ts';
import { answered, expect, hydrated, open, test } from './fixtures.ts';

const PASSWORD = 'Daylight-2026';
const EMAIL = 'maren@example.com';

test.beforeEach(({ console }) => {
  // Each walks through several documents, with pictures that may have to be drawn first.
  test.slow();
  // The provider's pages have no icon, which browsers ask for.
  console.allow(answered(404));
});

const banner = (page: Page) => page.getByRole('banner');
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

/** Fills in the provider's form for people who have an account. */
async function logIn(page: Page) {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('log in from a page and be back on it, see whose account it is, and sign out in every tab (T30)', async ({
  page,
  context,
  sample: { post },
}) => {
  await open(page, `/posts/${post.id}`);
  await banner(page).getByRole('link', { name: 'Log in' }).click();
  await logIn(page);
  await expect(page).toHaveURL(`${HOST_URL}/posts/${post.id}`);
  await hydrated(page);
  await expect(banner(page).getByRole('link', { name: 'Sign up' })).toHaveCount(0);

  const second = await context.newPage();
  await open(second, '/home');
  await expect(banner(second).getByRole('button', { name: `Account of ${EMAIL}` })).toBeVisible();

  await banner(page)
    .getByRole('button', { name: `Account of ${EMAIL}` })
    .click();
  await expect(page.getByRole('menu').getByText(EMAIL)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${HOST_URL}/`);
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  // Nobody touched the second tab.
  await expect(banner(second).getByRole('link', { name: 'Log in' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('sign up from the bar, find the account in the menu, and sign out there', async ({ page }) => {
    const email = `${randomBytes(6).toString('hex')}@example.com`;
    await open(page, '/home');
    await banner(page).getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(`${HOST_URL}/home`);
    await hydrated(page);

    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText(email)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${HOST_URL}/`);
    await expect(banner(page).getByRole('link', { name: 'Sign up' })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('log in and sign out by the links at the end of the page, which asks first (T28)', async ({ page }) => {
    await page.goto('/home');
    await footerLink(page, 'Log in').click();
    await logIn(page);
    await expect(page).toHaveURL(`${HOST_URL}/home`);
    await footerLink(page, 'Sign out').click();
    await expect(page.getByText(`You are signed in as ${EMAIL}.`)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${HOST_URL}/`);
    await expect(footerLink(page, 'Log in')).toBeVisible();
  });
});
