import { allowStatus, expect, hydrated, open, test, tiles } from './fixtures.ts';
import type { Page } from '@playwright/test';

const CODE = /\/assets\/postRoute-.*\.js$/;
const TEXTS = /\/assets\/texts-.*postRoute\.js$/;

/** Simulates a deploy: a file of the post page has another name now. */
const remove = (page: Page, file: RegExp) =>
  page.route(file, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));

const openFirstPost = (page: Page) =>
  tiles(page)
    .first()
    .getByRole('link', { name: /^Post by/ })
    .click();

function documents(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'document' && urls.push(request.url())));
  return urls;
}

test('a missing chunk loads the new page, once; then the error page, which links onward (T80)', async ({
  page,
  console,
}) => {
  console.allow(allowStatus(404));
  console.allow(/Failed to fetch dynamically imported module/);
  // The new page requests the same chunk and stays as the server rendered it.
  console.allow(/^uncaught: /);
  await remove(page, CODE);
  await open(page, '/');
  const loaded = documents(page);
  await openFirstPost(page);
  await expect(page).toHaveURL(/\/posts\//);
  await expect(page.getByRole('region', { name: 'Shop the post' })).toBeVisible();
  expect(loaded).toHaveLength(1);

  await page.goto('/');
  await hydrated(page);
  await openFirstPost(page);
  await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
  expect(loaded).toHaveLength(2);

  // The error page loads the page again, this time as a document (K-B03).
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Shop the post' })).toBeVisible();
  expect(loaded).toHaveLength(3);
});

for (const [what, file] of [
  ['a chunk', CODE],
  ['a file of texts', TEXTS],
] as const) {
  test(`${what} that is missing does not reload the page if storage is not available (T80)`, async ({
    page,
    console,
  }) => {
    console.allow(allowStatus(404));
    console.allow(/Failed to fetch dynamically imported module/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await remove(page, file);
    await open(page, '/');
    const loaded = documents(page);
    await openFirstPost(page);
    await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
    expect(loaded).toHaveLength(0);
  });
}

test('an error page works without a feed that cannot be loaded, and keeps the one that the server has rendered', async ({
  page,
  console,
}) => {
  console.allow(allowStatus(404));
  await remove(page, /\/assets\/discoverPart-.*\.js$/);
  await open(page, '/no/such/page');
  await page.waitForLoadState('networkidle');
  await expect(tiles(page)).toHaveCount(36);

  await open(page, '/');
  await page.route(/\/api\/v2\/ltks/, (route) => route.fulfill({ status: 404, json: { error_code: 'not-found' } }));
  await openFirstPost(page);
  await expect(page.getByRole('heading', { level: 1, name: '404 Oh No!' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('prefetched code that fails changes nothing on the page (K-B03)', async ({ page, console }) => {
  console.allow(allowStatus(503));
  // When the browser is idle, and when the pointer is on the link.
  const code = /\/assets\/homeRoute-.*\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 503, body: '' }));
  await page.route(/\/assets\/Menu-.*\.js$/, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  const idle = page.waitForResponse(/\/assets\/homeRoute-/);
  await open(page, '/forgot-password');
  await idle;
  const loaded = documents(page);
  const field = page.getByRole('textbox');
  await field.fill('maren@example.com');
  const banner = page.getByRole('banner');
  for (const target of [
    banner.getByRole('button', { name: 'Language' }),
    banner.getByRole('link', { name: 'Discover' }),
  ]) {
    const refused = page.waitForResponse((response) => response.status() === 503);
    await target.hover();
    await refused;
  }
  await expect(field).toHaveValue('maren@example.com');
  expect(loaded).toEqual([]);
  // The click that follows still opens the page.
  await page.unroute(code);
  await banner.getByRole('link', { name: 'Discover' }).click();
  await expect(page).toHaveTitle('Discover | Social Shop');
});

test('missing styles affect only the part of the page that they belong to (K-V29)', async ({ page, console }) => {
  console.allow(allowStatus(404));
  const styles = /\/assets\/(Offline|PostClip|Menu)-.*\.css$/;
  await page.route(styles, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('banner').getByRole('button', { name: 'Language' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(tiles(page).first()).toBeVisible();
  await page.unroute(styles);
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
});
