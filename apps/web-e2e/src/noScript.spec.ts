import { expect, test, tiles } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('home is readable, styled and paginated, and links to a post and its creator', async ({ page }) => {
  await page.goto('/');
  await expect(tiles(page)).toHaveCount(36);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  const [first, second] = await Promise.all([tiles(page).nth(0).boundingBox(), tiles(page).nth(1).boundingBox()]);
  expect(second?.x).toBeGreaterThan(first?.x ?? NaN);
  expect(second?.y).toBe(first?.y);

  const seen = await tiles(page).getByRole('link').first().getAttribute('href');
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL(/\/home\?next=/);
  await expect(tiles(page)).toHaveCount(36);
  expect(
    await tiles(page)
      .getByRole('link', { name: /^Post by/ })
      .first()
      .getAttribute('href'),
  ).not.toBe(seen);

  const tile = tiles(page).first();
  const creator = (await tile.getByRole('link').first().textContent()) ?? '';
  await tile.getByRole('link', { name: /^Post by/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Post by ${creator}` })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Shop Now/ }).first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link', { name: creator, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: creator })).toBeVisible();
  await expect(tiles(page, `Posts by ${creator}`).first()).toBeVisible();
});

test('the language can be changed in the footer, and the page stays the same', async ({ page, sample: { post } }) => {
  await page.goto(`/posts/${post.id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en-GB');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Change' }).click();
  await expect(page).toHaveURL(`/posts/${post.id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});
