import { HOST_URL } from './addresses.ts';
import { noAnswer } from './consentCookie.ts';
import { expect, hydrated, open, test, tiles } from './fixtures.ts';
import type { Page } from '@playwright/test';

test.use({ storageState: noAnswer });

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

/** What of the question has moved by itself since the page began. The rest of the page moves, or not, without it, too. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    const seen: LayoutShift[] = [];
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as LayoutShift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const nodes = seen.flatMap(({ sources }) => sources.map(({ node }) => node));
    return nodes
      .filter((node) => document.querySelector('[data-bottom-stack]')?.contains(node))
      .map((node) => node?.textContent);
  });

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

test('nothing is sent, stored or fetched from elsewhere before consent (T123)', async ({ page, context }) => {
  const requests: { url: URL; method: string }[] = [];
  page.on('request', (request) => void requests.push({ url: new URL(request.url()), method: request.method() }));
  await open(page, '/?utm_source=mail');
  await tiles(page)
    .first()
    .getByRole('link', { name: /^Post by/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Discover', exact: true }).click();
  await expect(page).toHaveTitle('Discover | Social Shop');
  // Closing is when a queue would be flushed.
  await page.reload();
  await hydrated(page);
  await expect(question(page)).toBeVisible();

  expect(requests.filter(({ url }) => url.origin !== HOST_URL).map(({ url }) => url.href)).toEqual([]);
  expect(requests.filter(({ url, method }) => method !== 'GET' || url.pathname.includes('analytics'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // Where to scroll on Back, and in which posts, is what the visitor asked for; it ends with the tab.
  const place = /^(react-router-scroll-positions$|lists\.)/;
  const stored = await page.evaluate(() => Object.keys(sessionStorage));
  expect(stored.filter((key) => !place.test(key))).toEqual([]);
});

test('the question moves nothing, and an answer needs no other page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/');
  await expect(question(page)).toBeVisible();
  expect(await shifts(page)).toEqual([]);
  // The last link of the page is not under it.
  const cookies = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(cookies).toBeInViewport({ ratio: 1 });
  await cookies.click({ trial: true });

  await question(page).getByRole('button', { name: 'Decline' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => cookiesOf(page)).toEqual(['consent']);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(question(page)).toHaveCount(0);
});

test('no script comes for a visitor who has answered', async ({ page, context }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await open(page, '/');
  await expect.poll(() => scripts.filter((url) => /[/]answerInPlace-/.test(url))).not.toEqual([]);
  await context.addCookies([{ name: 'consent', value: 'decline', url: HOST_URL }]);
  scripts.length = 0;
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
  expect(scripts.filter((url) => /[/]answerInPlace-/.test(url))).toEqual([]);
  expect(await page.content()).not.toContain('/answerInPlace-');
});

test('Global Privacy Control is a refusal that nobody asks about (T124)', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } });
  const page = await context.newPage();
  await open(page, '/legal/cookies');
  await expect(page.getByRole('heading', { name: 'Your choice: declined' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await context.close();
});
