import type { Route } from '@playwright/test';
import { allowStatus, expect, open, reached, test, tile, tiles } from './fixtures.ts';
import { feedCalls, loadPages, PAGE_SIZE, settle } from './feed.ts';
import { fail, recover } from './platform.ts';

const FEED = '/v3/activities/posts/global/featured';

test.describe('on a screen so tall that the first page does not fill it', () => {
  test.use({ viewport: { width: 2560, height: 2880 } });

  test('further pages load without scrolling (K-F01)', async ({ page, sample: { post } }) => {
    await open(page, `/posts/${post.id}`);
    // Two rows of four, because the server's own first page would fill the screen.
    await page.route(/\/api\/v3\/activities\/posts\/global\/featured/, (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '8');
      return route.continue({ url: url.href });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Discover' }).click();
    await expect(tiles(page).first()).toBeVisible();
    const end = () =>
      page.getByRole('feed', { name: 'Discover' }).evaluate((feed) => feed.getBoundingClientRect().bottom);
    await expect.poll(end).toBeGreaterThan(2880);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('page 2 that fails with 404, 500 or 503 is requested again only on retry, from the same cursor (K-F03, K-F13)', async ({
  page,
  console,
}) => {
  const statuses = [404, 500, 503];
  console.allow(allowStatus(...statuses));
  const calls = feedCalls(page, FEED);
  for (const status of statuses) {
    // An address of its own. The same address again would be a reload, which restores the loaded posts.
    await open(page, `/?status=${status}`);
    calls.length = 0;
    await fail({ path: FEED, status });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('alert').getByText('Error Loading LTKs.')).toBeVisible();
    await expect(page.getByText('No results found.')).toHaveCount(0);
    expect(await reached(page)).toBe(PAGE_SIZE);
    // The transport retries a 5xx once (W29). Nothing else does, wherever the visitor scrolls.
    const tries = status === 404 ? 1 : 2;
    await page.mouse.wheel(0, -400);
    await page.mouse.wheel(0, 4_000);
    await settle(page);
    expect(calls, String(status)).toHaveLength(tries);

    await recover();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(tile(page, PAGE_SIZE + 1)).toBeVisible();
    expect(new Set(calls.slice(0, tries + 1)).size).toBe(1);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
});

test('page 2 that does not arrive in time is aborted, and requested again only on retry (K-F03)', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const calls = feedCalls(page);
  await fail({ path: FEED, delay_ms: 90_000 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => calls.length).toBe(1);
  await expect(page.getByRole('feed', { name: 'Discover' })).toHaveAttribute('aria-busy', 'true');
  // A call has 30 seconds for all its tries (W30).
  await page.clock.fastForward('00:31');
  await expect(page.getByRole('alert').getByText('Error Loading LTKs.')).toBeVisible();
  await expect(page.getByRole('feed', { name: 'Discover' })).toHaveAttribute('aria-busy', 'false');
  expect(await reached(page)).toBe(PAGE_SIZE);
  expect(calls).toHaveLength(1);

  await recover();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(tile(page, PAGE_SIZE + 1)).toBeVisible();
  expect(calls[1]).toBe(calls[0]);
});

test('posts that a further page repeats are shown once, and the feed continues after them', async ({ page }) => {
  const repeated: string[] = [];
  // Page 2 has all the posts of page 1, and its own cursor.
  const repeat = async (route: Route) => {
    const response = await route.fetch();
    const { meta } = (await response.json()) as { meta: object };
    const url = new URL(route.request().url());
    url.searchParams.delete('next');
    const first = (await (await route.fetch({ url: url.href })).json()) as { ltks: { id: string }[] };
    repeated.push(...first.ltks.map(({ id }) => `post-${id}`));
    await route.fulfill({ response, json: { ...first, meta } });
  };
  await page.route((url) => url.pathname.endsWith(FEED), repeat, { times: 1 });
  await open(page, '/');
  const calls = feedCalls(page);
  await loadPages(page, 2);
  expect(new Set(calls).size).toBe(calls.length);
  expect(repeated).toHaveLength(PAGE_SIZE);
  const further = await tiles(page).evaluateAll(
    (articles, size) =>
      articles
        .filter((article) => Number(article.getAttribute('aria-posinset')) > size)
        .map((article) => article.getAttribute('aria-labelledby') ?? ''),
    PAGE_SIZE,
  );
  expect(further.length).toBeGreaterThan(0);
  expect(further.filter((id, index) => repeated.includes(id) || further.indexOf(id) !== index)).toEqual([]);
});

test('at the end of a feed nothing more is requested (K-F05)', async ({ page, sample: { creator } }) => {
  const list = `Posts by ${creator.name}`;
  await open(page, `/explore/${creator.display_name}`);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return page.getByRole('button', { name: 'Load more' }).count();
    })
    .toBe(0);
  const posts = await reached(page, list);
  const calls = feedCalls(page);
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await settle(page);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  expect(await reached(page, list)).toBe(posts);
  await expect(tiles(page, list).last()).toHaveAttribute('aria-setsize', String(posts));
});

test('an address with an invalid cursor links back to the beginning', async ({ page }) => {
  await open(page, '/home?next=nonsense');
  await expect(page.getByRole('alert').getByText('Error Loading LTKs.')).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(tiles(page).first()).toBeVisible();
});

test.describe('by keyboard (T101, T102)', () => {
  test('Page Down and Page Up move from post to post and announce the position in the feed', async ({ page }) => {
    await open(page, '/');
    const feed = page.getByRole('feed', { name: 'Discover' });
    await expect(feed).toHaveAttribute('aria-busy', 'false');
    await tile(page, 1).getByRole('link').first().focus();
    for (let position = 2; position <= 12; position++) {
      await page.keyboard.press('PageDown');
      await expect(tile(page, position)).toBeFocused();
      await expect(tile(page, position)).toBeInViewport();
    }
    await page.keyboard.press('PageUp');
    await expect(tile(page, 11)).toBeFocused();
    await expect(tile(page, 11)).toHaveAttribute('aria-setsize', '-1');
    await expect(tile(page, 11)).toHaveAccessibleName(/^Post by/);
    const { top } = await tile(page, 11).evaluate((article) => article.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(64);
  });

  test('the focus survives while its post is far outside of the window, and Tab continues there', async ({ page }) => {
    await open(page, '/');
    const link = tile(page, 3).getByRole('link').first();
    await link.focus();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await settle(page);
    await expect(link).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(tile(page, 4)).toBeFocused();
    await expect(tile(page, 4)).toBeInViewport();
  });

  test('the footer is reached past the feed without loading a page', async ({ page }) => {
    await open(page, '/');
    // A link that is focused for a while has its page prefetched; a creator's page has a feed of its own.
    const calls = feedCalls(page, FEED);
    const skip = page.getByRole('link', { name: 'Skip feed' });
    // The way through the bar is held by keyboard.spec.ts. The tabs of home are the first of its content.
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
    for (let presses = 0; presses < 3 && !(await skip.evaluate((link) => link === document.activeElement)); presses++)
      await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('footer')?.contains(document.activeElement))).toBe(true);
    expect(calls).toEqual([]);

    await tiles(page).last().getByRole('link').first().focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('footer')?.contains(document.activeElement))).toBe(true);
    expect(calls).toEqual([]);
  });

  test('if a visitor has chosen so, only the button loads more', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Skip feed' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Load more posts automatically' }).uncheck();
    await page.reload();
    const calls = feedCalls(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await settle(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('checkbox', { name: 'Load more posts automatically' })).not.toBeChecked();
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(
      tile(page, PAGE_SIZE + 1)
        .getByRole('link')
        .first(),
    ).toBeFocused();
    // The pointer may be on a link now, whose page is then prefetched from its beginning.
    expect(calls.filter((cursor) => cursor !== 'first')).toHaveLength(1);
  });
});
