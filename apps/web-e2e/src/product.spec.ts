import { expectAccessible } from './accessibility.ts';
import { expect, open, test, tiles } from './fixtures.ts';

const variants = 'article a[href*="variant="]';

test('a variant of a product causes no layout shift and no call, from a post to the retailer', async ({ page }) => {
  await open(page, '/');
  await tiles(page).first().locator('a[href^="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\/[^?]+\?li=/);
  const product = page.getByRole('article').first();
  await expect(product.getByRole('heading', { level: 1 })).toBeVisible();
  const shop = product.getByRole('link', { name: /^Shop Now/ });
  await expect(shop).toHaveAttribute('rel', 'sponsored noopener');
  const [out] = await Promise.all([page.waitForEvent('popup'), shop.click()]);
  await expect(shop).toHaveAttribute('href', /[?&]li=/);
  await out.close();
});

test('a variant keeps scroll position and focus, survives a reload, and works without script', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/');
  const products = await page
    .locator('a[href^="/products/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  let withVariants = '';
  for (const product of products) {
    if (!(await (await page.request.get(product)).text()).includes('?variant=')) continue;
    withVariants = product;
    break;
  }
  await open(page, withVariants);
  const second = page.locator(variants).nth(1);
  await second.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await second.click();
  await expect(page.locator(variants).nth(1)).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(second).toBeFocused();
  expect(calls).toEqual([]);
  const chosen = page.url();
  await page.reload();
  await expect(page.locator(variants).nth(1)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page, 'a product');
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const still = await plain.newPage();
  await still.goto(chosen);
  await expect(still.locator(variants).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(still.getByRole('link', { name: /^Shop Now/ })).toHaveAttribute('href', /variant=/);
  await plain.close();
});
