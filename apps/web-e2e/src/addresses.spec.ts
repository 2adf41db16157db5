import { allowStatus, expect, open, test, tiles } from './fixtures.ts';

test('an unknown path shows the page of the specification, with posts below', async ({ page, console }) => {
  console.allow(allowStatus(404));
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: '404 Oh No!' })).toBeVisible();
  await expect(
    page.getByText('Sorry, but this link is invalid. Please double check your URL or discover new posts below.'),
  ).toBeVisible();
  await expect(page).toHaveTitle('This page could not be found | Social Shop');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(tiles(page, 'Discover').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Discover More' })).toHaveCount(0);

  await tiles(page, 'Discover')
    .first()
    .getByRole('link', { name: /^Post by/ })
    .click();
  await expect(page).toHaveURL(/\/posts\//);
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('a missing post shows its error on navigation, too', async ({ page, console }) => {
  console.allow(allowStatus(404));
  await open(page, '/posts/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: '404 Oh No!' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Discover', exact: true }).click();
  await expect(page).toHaveTitle('Discover | Social Shop');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '404 Oh No!' })).toBeVisible();
});
