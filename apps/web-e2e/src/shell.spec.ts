import { expect, open, test, tile } from './fixtures.ts';

test('the bar ends where the page does and names the shop, and a short page fills the window (K-V23)', async ({
  page,
}) => {
  await open(page, '/');
  const bar = page.getByRole('banner');
  const feed = page.getByRole('feed');
  const right = async (locator: typeof bar) => {
    const box = await locator.boundingBox();
    return (box?.x ?? NaN) + (box?.width ?? NaN);
  };
  for (const width of [600, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await right(bar.getByRole('link', { name: 'Sign up' })), `at ${width}`).toBeCloseTo(await right(feed), 1);
    // In a narrow bar the logo leaves the room of its word to the search.
    await expect(bar.getByRole('link', { name: 'social shop' })).toBeVisible();
  }
  expect((await bar.getByText('social shop').boundingBox())?.width).toBeGreaterThan(80);
  await open(page, '/forgot-password');
  for (const [width, height] of [
    [1280, 900],
    [375, 1200],
  ] as const) {
    await page.setViewportSize({ width, height });
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? NaN) + (footer?.height ?? NaN), `at ${width}`).toBeCloseTo(height, 0);
  }
});

test('a creator’s long name makes no page wider than the window', async ({ page }) => {
  const fits = async () => {
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${page.url()} at ${width}`).toBe(width);
    }
  };
  await open(page, '/explore/alexandrina.fm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alexandrina Featherstonehaugh-Montgomery');
  await fits();
  await tile(page, 1)
    .getByRole('link', { name: /^Post by/ })
    .click();
  await expect(page.getByRole('region', { name: 'Shop the post' })).toBeVisible();
  await fits();
});
