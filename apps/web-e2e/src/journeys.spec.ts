import type { Page } from '@playwright/test';
import { expect, hydrated, open, test, tiles } from './fixtures.ts';
import { fail } from './platform.ts';

test('from home to a post, its creator, and back to home', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle('Discover | Social Shop');
  const hero = tiles(page)
    .nth(2)
    .getByRole('link', { name: /^Post by/ });
  const href = (await hero.getAttribute('href')) ?? '';
  const creator = (await tiles(page).nth(2).getByRole('link').first().textContent()) ?? '';

  await hero.click();
  await expect(page).toHaveURL(href);
  const post = page.getByRole('heading', { level: 1, name: `Post by ${creator}` });
  await expect(post).toBeAttached();
  const title = await page.title();
  expect(title).not.toBe('Discover | Social Shop');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();

  await page.getByRole('article').first().getByRole('link', { name: creator, exact: true }).click();
  await expect(page).toHaveURL(/\/explore\/[a-z0-9._-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: creator })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(tiles(page, `Posts by ${creator}`).first()).toBeVisible();

  await page.goBack();
  await expect(post).toBeAttached();
  await expect(page).toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveTitle('Discover | Social Shop');
});

for (const screen of ['post', 'creator'] as const) {
  test(`a follower count that arrives after the rest of a ${screen} moves nothing`, async ({ page }) => {
    await open(page, '/');
    const measured = Promise.withResolvers<void>();
    await page.route(/\/v2\/followers_statistics\//, async (route) => {
      await measured.promise;
      await route.continue();
    });
    const links = tiles(page).first().getByRole('link');
    await (screen === 'post' ? links.nth(1) : links.first()).click();
    const { name, below } = {
      post: { name: page.getByRole('article').first().getByRole('link').first(), below: page.getByRole('time') },
      creator: {
        name: page.getByRole('heading', { level: 1 }),
        below: page.getByRole('region', { name: /^Posts by/ }),
      },
    }[screen];
    await expect(below).toBeVisible();
    const placesOf = async () => [(await name.boundingBox())?.y, (await below.boundingBox())?.y];
    const before = await placesOf();
    await expect(page.getByText(/ followers?$/)).toHaveCount(0);
    measured.resolve();
    await expect(page.getByText(/ followers?$/).first()).toBeVisible();
    expect(await placesOf()).toEqual(before);
  });
}

test('products that arrive after the rest of a post move nothing at 375 and 1280', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const held = Promise.withResolvers<void>();
    await page.route(/\/v2\/product_details\//, async (route) => {
      await held.promise;
      await route.continue();
    });
    await tiles(page)
      .first()
      .getByRole('link', { name: /^Post by/ })
      .click();
    const below = page.getByRole('heading', { name: /^More from/ });
    await expect(below).toBeVisible();
    const place = async () => (await below.boundingBox())?.y;
    const before = await place();
    await expect(page.getByRole('link', { name: /^Shop Now/ })).toHaveCount(0);
    held.resolve();
    await expect(page.getByRole('link', { name: /^Shop Now/ }).first()).toBeVisible();
    expect(Math.abs(Number(await place()) - Number(before)), `at ${width}`).toBeLessThan(1);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a slow page shows the loading bar, but only after 200 ms', async ({ page }) => {
  await open(page, '/');
  await fail({ path: '/v2/ltks', delay_ms: 1_500 });
  await tiles(page)
    .first()
    .getByRole('link', { name: /^Post by/ })
    .click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect(page).toHaveURL(/\/posts\//);
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeHidden();
});

test('a reload on another page logs no warning (K-H03)', async ({ page, sample: { creator, post } }) => {
  for (const path of ['/', `/posts/${post.id}`, `/explore/${creator.display_name}`]) {
    await open(page, path);
    await page.reload();
    await hydrated(page);
  }
});

test('a post that is the first page of its tab links onward within the shop (K-S21)', async ({
  page,
  sample: { post },
}) => {
  await open(page, `/posts/${post.id}`);
  await page.getByRole('banner').getByRole('link', { name: 'Discover' }).click();
  await expect(page).toHaveTitle('Discover | Social Shop');
  await expect(tiles(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/posts/${post.id}`);
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
});

test.describe('prefetch', () => {
  /** Hovers over the first post for `ms` on the page's own clock; returns the requests meanwhile. */
  async function hover(page: Page, ms: number) {
    await page.clock.install();
    await open(page, '/');
    const asked: string[] = [];
    page.on('request', (request) => void (/\/api\/v2\/ltks/.test(request.url()) && asked.push(request.url())));
    await tiles(page)
      .first()
      .getByRole('link', { name: /^Post by/ })
      .hover();
    await page.clock.runFor(ms);
    return asked;
  }

  test('begins while the pointer rests on a link, and the click requests nothing again', async ({ page }) => {
    const asked = await hover(page, 100);
    await expect.poll(() => asked.length).toBe(1);
    await tiles(page)
      .first()
      .getByRole('link', { name: /^Post by/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('never begins on a data saver', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    expect(await hover(page, 5_000)).toEqual([]);
  });
});
