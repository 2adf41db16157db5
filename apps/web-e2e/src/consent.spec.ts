import { HOST_URL } from './addresses.ts';
import { expect, hydrated, open, test, tiles } from './fixtures.ts';

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
  // A queue would be flushed when the page closes.
  await page.reload();
  await hydrated(page);

  expect(requests.filter(({ url }) => url.origin !== HOST_URL).map(({ url }) => url.href)).toEqual([]);
  expect(requests.filter(({ url, method }) => method !== 'GET' || url.pathname.includes('analytics'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // The scroll position for Back, and the posts it belongs to, are necessary for what the visitor does. They end with the tab.
  const place = /^(react-router-scroll-positions$|lists\.)/;
  const stored = await page.evaluate(() => Object.keys(sessionStorage));
  expect(stored.filter((key) => !place.test(key))).toEqual([]);
});
