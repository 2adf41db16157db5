import type { Page } from '@playwright/test';
import { expect, hydrated, open, test, tile, tiles } from './fixtures.ts';
import { chooseLanguage, feedCalls, idsOf, loadPages, placeOf, settle, topOf } from './feed.ts';
import { HOST_URL } from './addresses.ts';

/** Scrolls to an arbitrary position in the middle of the loaded posts. */
async function goDeep(page: Page, pages: number) {
  await loadPages(page, pages);
  await page.evaluate(() => scrollTo(0, Math.round(document.documentElement.scrollHeight * 0.7) + 37));
  await settle(page);
  return placeOf(page);
}

/** Opens the first whole tile in the window and waits for its page. */
async function openPost(page: Page) {
  const href = await page.evaluate(() => {
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('[role=feed] a[id^="post-"]'));
    const seen = links.find((link) => link.getBoundingClientRect().top > 80);
    seen?.click();
    return seen?.getAttribute('href');
  });
  await expect(page).toHaveURL(`${HOST_URL}${href}`);
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
}

async function expectPlace(page: Page, { id, top }: { id: string; top: number }, tolerance = 2) {
  await expect.poll(async () => Math.abs(((await topOf(page, id)) ?? Infinity) - top)).toBeLessThanOrEqual(tolerance);
}

for (const width of [375, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('Back is exact, three times and on a slow processor, and requests nothing, so no slow response can delay it (K-S01, K-S13, K-S19)', async ({
      page,
    }) => {
      await open(page, '/');
      const place = await goDeep(page, 4);
      // Posts have a feed of their own, which is another one.
      const calls = feedCalls(page, '/v3/activities/posts/global/featured');
      for (let trips = 0; trips < 3; trips++) {
        await openPost(page);
        // Forward starts at the top, under the bar.
        expect(await page.evaluate(() => scrollY)).toBe(0);
        const [bar, main] = [await page.getByRole('banner').boundingBox(), await page.getByRole('main').boundingBox()];
        expect(main?.y).toBe((bar?.y ?? NaN) + (bar?.height ?? NaN));
        await page.goBack();
        await expectPlace(page, place);
      }
      // And on a processor six times slower (K-S19).
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await openPost(page);
      await page.goBack();
      await expectPlace(page, place);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      expect(calls).toEqual([]);
    });
  });
}

test('Back focuses the link that was followed, after a key, a pointer and a reload (K-V27)', async ({ page }) => {
  await open(page, '/');
  const { id } = await goDeep(page, 2);
  const seen = page.locator(`article[aria-labelledby="${id}"]`);
  // The picture's link is named after the tile; the creator's link comes before it.
  const picture = seen.locator(`[id="${id}"]`);
  const creator = seen.getByRole('link').first();
  await creator.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explore\//);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(creator).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(picture).toBeFocused();

  await picture.click();
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(picture).toBeFocused();
});

test('a creator’s shop keeps its place, too (K-S15), also in another language (K-B15)', async ({
  page,
  sample: { creator },
}) => {
  await open(page, `/explore/${creator.display_name}`);
  await page.evaluate(() => scrollTo(0, 423));
  await settle(page);
  const place = await placeOf(page);
  await openPost(page);
  await page.goBack();
  await expectPlace(page, place);
  await chooseLanguage(page, 'Deutsch', 'de');
  await expectPlace(page, place);
});

test('another list has a place of its own: the first visit starts at its top, and Back finds each where it was left (K-S07)', async ({
  page,
  sample: { creator },
}) => {
  const toCreator = page.getByRole('link', { name: creator.name, exact: true }).first();
  await open(page, '/');
  // The link in the window, so the click does not scroll.
  await toCreator.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 123));
  await settle(page);
  const home = await placeOf(page);
  await toCreator.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: creator.name })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 567));
  await settle(page);
  const shop = await placeOf(page);
  await page.goBack();
  await expectPlace(page, home);
  await page.goForward();
  await expectPlace(page, shop);
});

test('the place survives a visit to the log-in page (K-S05) and a change of language (K-B15); a typed address starts at the top', async ({
  page,
}) => {
  await open(page, '/');
  const place = await goDeep(page, 2);
  const home = page.url();
  // A test's pointer scrolls its target into view, even in the sticky bar.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Log in' })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL(home);
  await hydrated(page);
  await expectPlace(page, place, 8);

  const entries = await page.evaluate(() => history.length);
  await chooseLanguage(page, 'Deutsch', 'de');
  await expectPlace(page, place);
  // Back goes to the previous page, not to this page in another language.
  expect(await page.evaluate(() => history.length)).toBe(entries);

  // The same address at once would be a reload.
  await page.goto('about:blank');
  await open(page, '/');
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(tile(page, 1)).toBeVisible();
});

test('a window that is rotated, or was made wider meanwhile, shows the same post at its top (K-B16)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/');
  const { id } = await goDeep(page, 3);
  const read = page.locator(`article[aria-labelledby="${id}"]`);
  await page.setViewportSize({ width: 812, height: 375 });
  await expect(read).toBeInViewport();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(read).toBeInViewport();
  await openPost(page);
  await page.setViewportSize({ width: 700, height: 812 });
  await page.goBack();
  await expect(read).toBeInViewport();
});

test('a reload at page 4 shows the server’s first page, then the same posts at the same place, even if the order has changed on the server (K-F09, K-S11)', async ({
  page,
}) => {
  await open(page, '/');
  const first = await idsOf(page);
  const place = await goDeep(page, 4);
  const around = await idsOf(page);
  const calls = feedCalls(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await expectPlace(page, place, 8);
  await expect.poll(() => idsOf(page)).toEqual(around);
  expect(calls).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  expect(await idsOf(page)).toEqual(first);

  const other = await goDeep(page, 4);
  // The server's page as if its first post were gone, so every later tile is elsewhere.
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const state = /(<script type="application\/json" id="state">)(.*?)(<\/script>)/.exec(html);
      const parsed = JSON.parse(state?.[2] ?? '{}') as {
        queries: { queries: { queryKey: string[]; state: { data: { pages: { items: unknown[] }[] } } }[] };
      };
      const feed = parsed.queries.queries.find(({ queryKey }) => queryKey[0] === 'feeds');
      const [gone] = feed?.state.data.pages[0]?.items.splice(0, 1) ?? [];
      expect(gone).toBeDefined();
      const body = html
        .replace(/<!--\$--><article[^>]*aria-posinset="1".*?<\/article><!--\/\$-->/, '')
        .replace(state?.[2] ?? '', () => JSON.stringify(parsed).replaceAll('<', '\\u003c'));
      await route.fulfill({ response, body });
    },
  );
  await page.reload({ waitUntil: 'domcontentloaded' }).catch(() => undefined);
  await expectPlace(page, other);
});

test('of 324 posts few are mounted, also on the way back (K-F19, K-S17)', async ({ page }) => {
  await open(page, '/');
  // Beyond the 300th post.
  const place = await goDeep(page, 9);
  const mounted = () => page.evaluate(() => document.querySelectorAll('*').length);
  expect(await mounted()).toBeLessThan(2_000);
  await openPost(page);
  await page.goBack();
  await expectPlace(page, place);
  expect(await mounted()).toBeLessThan(2_000);
  expect(await tiles(page).count()).toBeLessThan(60);
});
