import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { HOST_URL } from './addresses.ts';
import { expect, hydrated, open, reached, test, tiles } from './fixtures.ts';
import { placeOf, settle, topOf } from './feed.ts';
import { newEmail, signUp } from './people.ts';

test.use({ viewport: { width: 375, height: 800 } });

const field = (page: Page) => page.locator('input[name=keyword]').first();
const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: `“${text}”` });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Type of results' }).getByRole('link', { name });

// Pictures of results are drawn when they are first asked for, and these journeys are about other things.
test.beforeEach(({ page }) =>
  page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_PICTURE })),
);
// The first search of a busy machine may take longer than a page waits.
test.beforeAll(({ request }) =>
  expect
    .poll(async () => (await (await request.get('/search?keyword=dress')).text()).includes('role="feed"'))
    .toBe(true),
);
const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>';

test('finds posts, keeps the place on Back from the third page, and restores each text (K-S03, K-Q13, K-F11)', async ({
  page,
}) => {
  await open(page, '/search?keyword=dress');
  const loaded = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return reached(page, 'Posts');
  };
  await expect.poll(loaded, { intervals: [100], timeout: 20_000 }).toBeGreaterThan(40);
  await page.evaluate(() => scrollTo(0, Math.round(document.documentElement.scrollHeight * 0.7)));
  await settle(page);
  const place = await placeOf(page);
  const requests: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/v1/search') && requests.push(request.url())));
  await page.evaluate((id) => document.querySelector<HTMLAnchorElement>(`[id="${id}"]`)?.click(), place.id);
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
  await page.goBack();
  await expect
    .poll(async () => Math.abs(((await topOf(page, place.id)) ?? Infinity) - place.top))
    .toBeLessThanOrEqual(2);
  expect(requests).toEqual([]);

  await field(page).fill(' coat ');
  await field(page).press('Enter');
  await expect(title(page, 'coat')).toBeVisible();
  await expect(page).toHaveURL('/search?keyword=coat');
  await page.goBack();
  await expect(title(page, 'dress')).toBeVisible();
  await expect(field(page)).toHaveValue('dress');
  await expect(page).toHaveTitle(/^“dress”/);
  await page.goForward();
  await expect(field(page)).toHaveValue('coat');
});

test('filters products in a sheet that stays open, and takes filters off by links and by Back', async ({ page }) => {
  await open(page, '/search?keyword=dress&type=product');
  await expect(tiles(page, 'Products').first().locator('mark').first()).toHaveText(/dress/i);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('complementary', { name: 'Filters' });
  await sheet.getByRole('link', { name: /^On sale/ }).click();
  await sheet.getByRole('link', { name: /^Green/ }).click();
  await expect(page).toHaveURL('/search?keyword=dress&type=product&sale=1&colour=green');
  await expectAccessible(page, 'the sheet of filters');
  await sheet.getByRole('button', { name: /^Show \d/ }).click();
  await expect(sheet).toBeHidden();
  await expect(
    tiles(page, 'Products')
      .first()
      .getByText(/^−\d+%$/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter: Green' }).click();
  await expect(page).toHaveURL('/search?keyword=dress&type=product&sale=1');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Remove filter: Green' })).toBeVisible();
});

test('a new visitor follows a creator that was found, and the click on one is counted', async ({ page }) => {
  await page.context().addCookies([{ name: 'consent', value: 'accept', url: HOST_URL }]);
  await page.goto(`/signup?from=${encodeURIComponent('/search?keyword=maren&type=creator')}`);
  await signUp(page, `a${newEmail()}`);
  await page.waitForURL(`${HOST_URL}/search?keyword=maren&type=creator`);
  await hydrated(page);
  const first = tiles(page, 'Creators').first();
  await first.getByRole('button', { name: /^Follow / }).click();
  await expect(first.getByRole('button', { name: /^Following / })).toBeVisible();
  const counted = page.waitForResponse('**/v1/analytics/clicks');
  await first.getByRole('link').click();
  expect((await counted).status()).toBe(201);
  await expect(page).toHaveURL(/\/explore\//);
});

test('responds to any address with a page that nobody keeps or lists', async ({ request }) => {
  for (const query of [
    '',
    '?keyword=%20',
    '?keyword=moonbootsforcats',
    '?keyword=%F0%9F%91%97&type=no&next=x&price=y&alpha=9',
  ]) {
    const response = await request.get(`/search${query}`);
    expect([query, response.status()]).toEqual([query, 200]);
    expect(response.headers()['cache-control']).toMatch(/no-store|no-cache|private/);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('searches, changes the tab, filters, sorts and loads more', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('dress');
    await field(page).press('Enter');
    await expect(title(page, 'dress')).toBeVisible();
    await tab(page, /^Products/).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('link', { name: /^In stock/ })
      .click();
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('price_asc');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/search?keyword=dress&type=product&stock=1&sort=price_asc');
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL(/next=20$/);
    await expect(tiles(page, 'Products').first()).toBeVisible();
    await expect(title(page, 'dress')).toBeVisible();
  });
});
