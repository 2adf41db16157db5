import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from './demoPassword.ts';
import { expect } from './fixtures.ts';

/** The password of the demo's people, and of whoever signs up. */
export const PASSWORD = DEMO_PASSWORD;
/** One of them. */
export const EMAIL = 'maren@example.com';

/** Nobody's address yet. */
export const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`;

/** Fills in the form for people who have an account, the provider's or the shop's own. */
export async function logIn(page: Page, email = EMAIL, password = PASSWORD): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** The same for people who have none. */
export async function signUp(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign up' }).click();
}

/** The link of the newest mail to somebody that has these words in its subject, from a platform's outbox page. */
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
