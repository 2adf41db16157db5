import type { Browser, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

/** The most elements that one pass over the styles has restyled during an action. */
async function restyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  // Style is computed for a frame at the latest.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly { readonly name: string; readonly args: { readonly elementCount?: number } }[];
  };
  const passes = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return Math.max(...passes.map(({ args }) => args.elementCount ?? 0));
}

test.use({ viewport: { width: 390, height: 844 } });

// A phone takes a tenth of a second and more to restyle a whole page: `:has` on the body, an inherited property of the body.
test('opening and closing a menu restyles the menu, not the page', async ({ browser, page }) => {
  await open(page, '/');
  const menu = page.getByRole('dialog');
  const show = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu).toBeVisible();
  };
  const hide = async () => {
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toHaveCount(0);
  };
  // The first time, its style sheet arrives, which restyles everything.
  await show();
  await hide();
  const limit = (await page.locator('main *').count()) / 2;

  expect(await restyled(browser, page, show)).toBeLessThan(limit);
  expect(await restyled(browser, page, hide)).toBeLessThan(limit);
});
