import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { HOST_URL } from './addresses.ts';
import { expect, hydrated, open, test, tiles } from './fixtures.ts';
import { newEmail, signUp } from './people.ts';

/** Signs a new visitor up, who then is at this path. The address begins with a digit, which axe must not take for the account menu's label. */
async function signUpAt(page: Page, path: string) {
  await page.goto(`/signup?from=${encodeURIComponent(path)}`);
  await signUp(page, `1${newEmail()}`);
  await page.waitForURL(HOST_URL + path);
  await hydrated(page);
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first();

/** Waits until the platform has stored or removed a follow. */
const stored = (page: Page, method: 'POST' | 'DELETE') =>
  page.waitForResponse((response) => response.url().includes('/v2/follows/') && response.request().method() === method);

test('follows from the thirty, sees the posts, and unfollows by keyboard: cancel, confirm, undo', async ({ page }) => {
  await signUpAt(page, '/home/following');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Follow a few, and this is yours' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Follow / })).toHaveCount(30);
  await expectAccessible(page, 'creators to follow');

  const first = main.getByRole('button', { name: /^Follow / }).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('Follow ', '');
  await Promise.all([stored(page, 'POST'), first.click()]);
  await expect(button(page, `Following ${name}`)).toBeVisible();
  await main.getByRole('button', { name: 'Show posts' }).click();
  await expect(tiles(page, 'Following').first()).toBeVisible();
  await expect(tiles(page, 'Following').first().getByRole('link', { name }).first()).toBeVisible();
  await expectAccessible(page, 'the following feed');

  await tiles(page, 'Following').first().getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const following = button(page, `Following ${name}`);
  await following.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: `Unfollow ${name}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(following).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await Promise.all([stored(page, 'DELETE'), page.keyboard.press('Enter')]);
  await expect(button(page, `Follow ${name}`)).toBeFocused();
  await Promise.all([stored(page, 'POST'), page.getByRole('button', { name: 'Undo' }).click()]);
  await expect(following).toBeVisible();

  // Nobody else is followed: with fewer than four posts left the feed starts over, and is empty.
  await following.click();
  await Promise.all([stored(page, 'DELETE'), dialog.getByRole('button', { name: 'Continue' }).click()]);
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'Follow a few, and this is yours' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('follows by the floating button of a shop, which the page of a post then shows', async ({
    page,
    sample: { creator, post },
  }) => {
    const { name, display_name: displayName } = creator;
    await signUpAt(page, `/explore/${displayName}`);
    await expect(button(page, `Follow ${name}`)).toBeVisible();
    await page.mouse.wheel(0, 1500);
    const floating = page.locator('[data-place=follow]').getByRole('button');
    await expect(floating).toBeVisible();
    await Promise.all([stored(page, 'POST'), floating.tap()]);
    await expect(floating).toHaveAccessibleName(`Following ${name}`);
    await open(page, `/posts/${post.id}`);
    await expect(button(page, `Following ${name}`)).toBeVisible();
    await open(page, '/home/for-you');
    await expect(tiles(page, 'For You').first()).toBeVisible();
    await expectAccessible(page, 'the for-you feed');
  });
});

test('leads visitors who are not signed in from both feeds to log-in', async ({ page }) => {
  for (const path of ['/home/following', '/home/for-you']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  }
});
