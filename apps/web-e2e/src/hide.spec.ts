import { expectAccessible } from './accessibility.ts';
import { HOST_URL, PLATFORM_URL } from './addresses.ts';
import { expect, hydrated, open, test, tile } from './fixtures.ts';
import { newEmail, signUp } from './people.ts';

test('hides a post by keyboard, undoes it, hides the creator for good, and reports a post', async ({ page }) => {
  await page.goto('/signup?from=%2Fhome');
  await signUp(page, newEmail());
  await page.waitForURL(`${HOST_URL}/home`);
  await hydrated(page);
  const link = (position: number) =>
    tile(page, position)
      .getByRole('link', { name: /^Post by/ })
      .first();
  const [first, second] = [await link(1).getAttribute('href'), await link(2).getAttribute('href')];
  const menu = (position: number) => tile(page, position).getByRole('button', { name: /^More about the post by / });

  // What screen readers say of a tile, in this order.
  await expect(tile(page, 1)).toMatchAriaSnapshot(`
    - article:
      - link
      - button /^More about the post by/
      - link /^Post by/
      - button /^Like the post by/
      - link`);
  await menu(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Hide this post' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(1)).toHaveAttribute('href', second ?? '');
  await expect(tile(page, 1)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link(1)).toHaveAttribute('href', first ?? '');

  const name = ((await menu(1).getAttribute('aria-label')) ?? '').replace('More about the post by ', '');
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/api/v2/hides/') && response.status() === 201,
  );
  await menu(1).click();
  await page.getByRole('menuitem', { name: 'Hide this creator' }).click();
  await stored;
  await open(page, '/home');
  await expect(link(1)).not.toHaveAttribute('href', first ?? '');
  expect(await (await page.request.get('/home')).text()).not.toContain(`id="post-${first?.split('/').at(-1)}"`);

  await open(page, first ?? '');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `More about the post by ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Show this creator again' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Report this post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByRole('radio', { name: 'It is spam or misleading' }).check();
  await expectAccessible(page, 'the report of a post');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. We will look at the post.')).toBeVisible();
  const listed = await page.request.get(`${PLATFORM_URL}/reports`);
  expect(await listed.text()).toContain(first?.split('/').at(-1));
});
