import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './accessibility.ts';
import { HOST_URL } from './addresses.ts';
import { expect, hydrated, open, test } from './fixtures.ts';
import { EMAIL, logIn, newEmail, signUp } from './people.ts';

const banner = (page: Page) => page.getByRole('banner');
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

test('log-in returns to its page, every page shows the account, sign-out reaches every tab, and Back shows nothing private (T30, K-H03)', async ({
  page,
  context,
  sample: { post, creator },
}) => {
  await open(page, `/posts/${post.id}`);
  await banner(page).getByRole('link', { name: 'Log in' }).click();
  await logIn(page);
  await expect(page).toHaveURL(`${HOST_URL}/posts/${post.id}`);
  await hydrated(page);
  await expect(banner(page).getByRole('link', { name: 'Sign up' })).toHaveCount(0);

  for (const path of ['/', `/explore/${creator.display_name}`, `/posts/${post.id}`]) {
    await open(page, path);
    await page.reload();
    await hydrated(page);
    await expect(banner(page).getByRole('button', { name: `Account of ${EMAIL}` })).toBeVisible();
  }

  const second = await context.newPage();
  await open(second, '/home');
  await expect(banner(second).getByRole('button', { name: `Account of ${EMAIL}` })).toBeVisible();
  // Its last call: after the sign-out that would be refused.
  await expect(second.getByRole('region', { name: 'Creators you may like' }).getByRole('listitem')).toHaveCount(3);

  await banner(page)
    .getByRole('button', { name: `Account of ${EMAIL}` })
    .click();
  await expect(page.getByRole('menu').getByText(EMAIL)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${HOST_URL}/`);
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  // The second tab was not touched.
  await expect(banner(second).getByRole('link', { name: 'Log in' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(`${HOST_URL}/posts/${post.id}`);
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.content()).not.toContain(EMAIL);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('sign up from the bar, find the account in it (K-V28) and in the menu, and sign out there', async ({ page }) => {
    const email = newEmail();
    await open(page, '/home');
    await banner(page).getByRole('link', { name: 'Sign up' }).click();
    await signUp(page, email);
    await expect(page).toHaveURL(`${HOST_URL}/home`);
    await hydrated(page);

    const account = banner(page).getByRole('button', { name: `Account of ${email}` });
    await expect(account).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText(email)).toBeVisible();
    await settled(page);
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
