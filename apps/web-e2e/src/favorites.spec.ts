import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { allowStatus, expect, hydrated, open, test } from './fixtures.ts';
import { logIn, newEmail, PASSWORD, signUp } from './people.ts';

const heart = (page: Page, pressed: boolean) => page.getByRole('button', { name: /^Favorite/, pressed });

/** Signs a new visitor up, who then is on `path`. */
async function join(page: Page, path: string, email = `visitor-${newEmail()}`): Promise<string> {
  await page.goto(`/signup?from=${encodeURIComponent(path)}`);
  await signUp(page, email);
  await page.waitForURL(path);
  await hydrated(page);
  return email;
}

async function saveOne(page: Page, postId: string): Promise<string> {
  await open(page, `/posts/${postId}`);
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/api/v2/wishes/') && response.status() === 201,
  );
  const button = heart(page, false).first();
  const name = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  await stored;
  return name.replace(/^Favorite /, '');
}

for (const { name, viewport } of [
  { name: 'phone', viewport: { width: 375, height: 812 } },
  { name: 'wide', viewport: { width: 1280, height: 800 } },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('saves a product, finds it in favorites, removes it with the keyboard, and undoes that', async ({
      page,
      sample,
    }) => {
      await join(page, '/account/favorites/products');
      await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
      const product = await saveOne(page, sample.post.id);
      await open(page, '/account/favorites/products');
      const list = page.getByRole('region', { name: 'Products' });
      await expect(list.getByRole('heading', { name: product })).toBeVisible();
      await expect(list.getByText('Same as when saved')).toBeVisible();
      // The heart is filled before any script runs.
      const html = await (await page.request.get('/account/favorites/products')).text();
      expect(html.match(/aria-pressed="\w+"/g)).toEqual(['aria-pressed="true"']);
      await expectAccessible(page, 'favorite products');
      await heart(page, true).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(list.getByRole('heading', { name: product })).toBeVisible();
    });

    test('shares a list with four kinds of visitor, and takes it back', async ({ page, sample, browser, console }) => {
      await join(page, '/wishlists');
      const product = await saveOne(page, sample.post.id);
      await open(page, '/wishlists');
      await page.getByRole('button', { name: 'New list' }).click();
      await page.getByLabel('Name').fill('Autumn, but warm');
      await page.getByRole('switch', { name: 'Share by link' }).click();
      await page.getByRole('button', { name: 'Create list' }).click();
      await expect(page.getByRole('link', { name: 'Autumn, but warm' })).toBeVisible();
      await expectAccessible(page, 'lists');

      await open(page, '/account/favorites/products');
      await page.getByRole('button', { name: `More for ${product}` }).click();
      await page.getByRole('menuitem', { name: 'Add to lists' }).click();
      const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.getByRole('checkbox', { name: /Autumn, but warm/ }).click();
      await stored;
      await page.getByRole('button', { name: 'Done' }).click();

      await open(page, '/wishlists');
      await page.getByRole('button', { name: 'Options for Autumn, but warm' }).click();
      const address = (await page.getByText(/\/collections\//).textContent()) ?? '';
      const path = address.slice(address.indexOf('/collections/'));
      await expectAccessible(page, 'the dialog of a list');
      await page.keyboard.press('Escape');

      const guest = await elsewhere(browser);
      const member = await elsewhere(browser);
      await join(member, '/wishlists');
      for (const visitor of [page, guest, member]) {
        await visitor.goto(path);
        await expect(visitor.getByRole('heading', { level: 1, name: 'Autumn, but warm' })).toBeVisible();
        await expect(visitor.getByRole('heading', { name: product })).toBeVisible();
      }
      await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(guest.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await expectAccessible(guest, 'a shared list');

      await open(page, '/wishlists');
      await page.getByRole('button', { name: 'Options for Autumn, but warm' }).click();
      const hidden = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await page.getByRole('switch', { name: 'Share by link' }).click();
      await hidden;
      console.allow(allowStatus(404));
      for (const visitor of [guest, member]) expect((await visitor.goto(path))?.status()).toBe(404);
      expect((await page.goto(path))?.status()).toBe(200);
      await open(page, '/wishlists');
      await page.getByRole('link', { name: 'Autumn, but warm' }).click();
      for (const visitor of [guest, member]) await visitor.context().close();

      await page.getByRole('button', { name: 'Edit list' }).click();
      await page.getByLabel('Name').fill('Winter');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();
    });
  });
}

test('shows no data of one account to another in the same browser', async ({ page, sample }) => {
  const first = await join(page, '/account/favorites/products');
  const product = await saveOne(page, sample.post.id);
  await page.goto('/logout');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await join(page, '/account/favorites/products');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  // The suggested products may be the same, but none of them is saved.
  await expect(heart(page, true)).toHaveCount(0);
  await page.goto('/logout');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/login?from=/account/favorites/products');
  await logIn(page, first, PASSWORD);
  await expect(page.getByRole('heading', { name: product })).toBeVisible();
});

test('saves after sign-up the product that was pressed before', async ({ page, sample }) => {
  await open(page, `/posts/${sample.post.id}`);
  await heart(page, false).first().click();
  await page.waitForURL(/signup|interaction/);
  await signUp(page, newEmail());
  await page.waitForURL(`/posts/${sample.post.id}`);
  await expect(heart(page, true).first()).toBeVisible();
  await expect(page.getByText('Saved to your favorites')).toBeVisible();
  // It is the product of this post, not of another post that shows it.
  const saved = await page.request.get('/api/v2/wishes/', { headers: { 'x-shop-request': '1' } });
  expect(((await saved.json()) as { wishes: { ltk_id: string }[] }).wishes.map(({ ltk_id: id }) => id)).toEqual([
    sample.post.id,
  ]);
});

/** The window of another visitor. */
const elsewhere = async (browser: Browser) => (await browser.newContext()).newPage();
