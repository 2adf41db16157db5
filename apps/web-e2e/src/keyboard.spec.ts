import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './fixtures.ts';

/** Presses Tab until `name` has the focus; answers how often. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 1; presses <= 10; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label = await focused.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
    const picture = await focused.evaluate((element) => element.querySelector('img')?.alt ?? '');
    if (name.test(`${label} ${picture}`)) {
      await expect(focused).not.toHaveCSS('outline-style', 'none');
      return presses;
    }
  }
  throw new Error(`${name} is not within ten presses of Tab`);
}

test('the first stop is a link past the top bar, to the page', async ({ page }) => {
  await open(page, '/');
  expect(await tabTo(page, /Skip to content/)).toBe(1);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').evaluate((element) => document.querySelector('main')?.contains(element))).toBe(
    true,
  );
});

test('what a page is for is within ten presses of Tab (T102)', async ({ page }) => {
  await open(page, '/');
  let presses = 0;
  for (const target of [/Discover/, /Language/, /Log in/, /Sign up/, /Post by/]) presses += await tabTo(page, target);
  expect(presses).toBeLessThanOrEqual(10);
});

test('Enter opens a post, whose first stop is in the page', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, /Post by/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/posts\//);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused();
});

test('the language menu opens, moves, closes and chooses by keyboard', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, /Language/);
  const button = page.getByRole('banner').getByRole('button', { name: 'Language' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('English (U');
  await expect(page.getByRole('menuitemradio', { name: 'English (UK)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await hydrated(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('the menu opens, keeps the focus inside, and gives it back', async ({ page }) => {
    await open(page, '/');
    await tabTo(page, /Menu/);
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('its links and languages lead on', async ({ page, sample: { post } }) => {
    await open(page, `/posts/${post.id}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'English (UK)' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page).toHaveURL(`/posts/${post.id}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Discover', exact: true }).click();
    await expect(page).toHaveTitle('Discover | Social Shop');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
