import { HOST_URL } from './addresses.ts';
import { allowStatus, expect, open, reached, test, tiles } from './fixtures.ts';
import { down, fail, recover } from './platform.ts';

test('with the platform down, home shows its error state, and recovers on retry', async ({ page, console }) => {
  console.allow(allowStatus(503));
  await fail(down);
  await open(page, '/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Error Loading LTKs.')).toBeVisible();
  await expect(page.getByText('No results found.')).toBeHidden();

  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert').getByText('Error Loading LTKs.')).toBeVisible();

  await recover();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('with the platform down, a post is 503 in the visitor’s language, and its feed does not loop', async ({
  page,
  console,
  sample,
}) => {
  console.allow(allowStatus(503));
  await page.context().addCookies([{ name: 'locale', value: 'en-GB', url: HOST_URL }]);
  await fail(down);
  const calls: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/') && calls.push(request.url())));
  const response = await page.goto(`/posts/${sample.post.id}`);
  expect(response?.status()).toBe(503);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Error Loading LTKs.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

test('a page that fails during navigation shows the error page, and Try Again and Back work (K-V22)', async ({
  page,
  console,
}) => {
  console.allow(allowStatus(500));
  await open(page, '/');
  await fail({ path: '/v2/ltks', status: 500 });
  await tiles(page)
    .first()
    .getByRole('link', { name: /^Post by/ })
    .click();
  const failed = page.getByRole('heading', { level: 1, name: 'An error occurred' });
  const again = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await expect(failed).toBeVisible();
  const asked = page.waitForResponse((response) => response.status() === 500);
  await again.click();
  await asked;
  await expect(again).not.toHaveAttribute('aria-busy', 'true');
  await expect(failed).toBeVisible();
  // Only for signed-in visitors (specification 1, section 2).
  await expect(page.getByRole('link', { name: 'Discover More' })).toHaveCount(0);

  await recover();
  await again.click();
  await expect(page.getByRole('region', { name: 'Shop the post' })).toBeVisible();
  await expect(failed).toBeHidden();
  await page.goBack();
  await expect(tiles(page).first()).toBeVisible();
});

test('a failed page of the server is loaded again when the browser is online again (K-V22)', async ({
  page,
  console,
  sample: { post, creator },
}) => {
  console.allow(allowStatus(503));
  for (const path of [`/posts/${post.id}`, `/explore/${creator.display_name}`]) {
    await fail(down);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
    await recover();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: creator.name })).toBeAttached();
  }
});

test('a next page that fails keeps the posts that are loaded and continues from there', async ({ page, console }) => {
  console.allow(allowStatus(500));
  await open(page, '/');
  await fail({ path: '/v3/activities/posts/global/featured', status: 500 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert').getByText('Error Loading LTKs.')).toBeVisible();
  await expect.poll(() => reached(page)).toBe(36);
  await recover();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => reached(page)).toBeGreaterThan(36);
});

test('the products of a post load on retry', async ({ page, sample: { post } }) => {
  await fail({ path: '/v2/products/', status: 500 });
  await open(page, `/posts/${post.id}`);
  const products = page.getByRole('region', { name: 'Shop the post' });
  await expect(products.getByRole('alert')).toContainText('Error loading products.');
  await recover();
  await products.getByRole('button', { name: 'Try Again' }).click();
  await expect(products.getByRole('link', { name: /Shop Now/ }).first()).toBeVisible();
});
