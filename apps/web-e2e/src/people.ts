import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from './demoPassword.ts';
import { expect } from './fixtures.ts';

/** The password of the demo accounts, and of every account that tests create. */
export const PASSWORD = DEMO_PASSWORD;
/** One of them. */
export const EMAIL = 'maren@example.com';

/** An unused address. */
export const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`;

/** Fills in the log-in form, the provider's or the shop's own. */
export async function logIn(page: Page, email = EMAIL, password = PASSWORD): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** The same for the sign-up form. */
export async function signUp(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign up' }).click();
}

/** The link in the newest mail to an address with these words in its subject, from a platform's outbox page. */
export async function mailedLink(page: Page, platform: string, recipient: string, words: string): Promise<string> {
  const mail = page
    .getByRole('article')
    .filter({ hasText: recipient })
    .filter({ hasText: new RegExp(words, 'i') })
    .first();
  await expect
    .poll(async () => {
      await page.goto(`${platform}/outbox`);
      return mail.count();
    })
    .toBe(1);
  return (await mail.getByRole('link').getAttribute('href')) ?? '';
}
