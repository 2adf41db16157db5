import type { Page } from '@playwright/test';
import { PAGE_SIZE } from './feed.ts';
import { expect, open, reached, test, tile, tiles } from './fixtures.ts';

const message = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You are offline. What you have already seen stays here.' });

const openPost = (page: Page, position: number) =>
  tile(page, position)
    .getByRole('link', { name: /^Post by/ })
    .click();

/** Marks the document, to check that it is not loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const marked = (page: Page) => page.evaluate(() => 'marked' in window);

/** The browser's console line for each request without a connection. */
const disconnected = /net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/;

test('offline, the page stays, and a requested post and page load once online again (K-V20, K-V21)', async ({
  page,
  context,
  console,
}) => {
  console.allow(disconnected);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await mark(page);
  await context.setOffline(true);
  await expect(message(page)).toBeVisible();
  await openPost(page, 1);
  await expect(tile(page, 1)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/posts\//);
  await expect(page.getByRole('region', { name: 'Shop the post' })).toBeVisible();
  await expect(message(page)).toBeHidden();

  // Back needs no connection, and the end of the feed says why no more posts load.
  await context.setOffline(true);
  await page.goBack();
  await expect(tiles(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText('You are offline. More posts come when you are online again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(await reached(page)).toBe(PAGE_SIZE);
  await context.setOffline(false);
  await expect.poll(() => reached(page)).toBeGreaterThan(PAGE_SIZE);
  expect(await marked(page)).toBe(true);
});

test('a page whose code was never loaded does not leave the shop for the browser’s error page (K-V20)', async ({
  page,
  context,
  console,
}) => {
  console.allow(disconnected);
  // With a data saver no code is prefetched.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await mark(page);
  await context.setOffline(true);
  await openPost(page, 2);
  await expect(message(page)).toBeVisible();
  await expect(tile(page, 2)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/posts\//);
  await expect(page.getByRole('region', { name: 'Shop the post' })).toBeVisible();
  await expect(message(page)).toBeHidden();
  expect(await marked(page)).toBe(true);
});

test('a tab watches its session, even if the code for that could not be loaded at first (K-B03)', async ({
  page,
  console,
}) => {
  console.allow(/net::ERR_FAILED/);
  const code = '**/assets/sessionWatch-*.js';
  await page.route(code, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/sessionWatch-'));
  await open(page, '/');
  await failed;
  await page.unroute(code);
  const fetched = page.waitForResponse(code);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  expect((await fetched).status()).toBe(200);
});
