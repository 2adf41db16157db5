import type { Page } from '@playwright/test';
import { settle } from './feed.ts';
import { expect, hydrated, open, test } from './fixtures.ts';

/** Presses Tab until `name` has the focus; returns how often. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 1; presses <= 10; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label = await focused.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
    const picture = await focused.evaluate((element) => element.querySelector('img')?.alt ?? '');
    if (name.test(`${label} ${picture}`)) {
      await expect(focused).not.toHaveCSS('outline-style', 'none');
      return presses;
    }
  }
  throw new Error(`${name} is not within ten presses of Tab`);
}

test('the first Tab stop is a link past the top bar, to the page', async ({ page }) => {
  await open(page, '/');
  expect(await tabTo(page, /Skip to content/)).toBe(1);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').evaluate((element) => document.querySelector('main')?.contains(element))).toBe(
    true,
  );
});

test('log in, sign up and, by the skip link, the first post are within ten presses (T102)', async ({ page }) => {
  await open(page, '/');
  let presses = 0;
  for (const target of [/Discover/, /Shop/, /Deals/, /Search/]) presses += await tabTo(page, target);
  // The list of the search box, through which Tab would lead, is closed by one key.
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  presses += 1;
  for (const target of [/Language/, /Log in/, /Sign up/]) presses += await tabTo(page, target);
  expect(presses).toBeLessThanOrEqual(10);

  await open(page, '/');
  await tabTo(page, /Skip to content/);
  await page.keyboard.press('Enter');
  const inTile = () => page.locator(':focus').evaluate((element) => element.closest('article') !== null);
  for (presses = 2; !(await inTile()) && presses <= 10; presses++) await page.keyboard.press('Tab');
  expect(presses).toBeLessThanOrEqual(10);
});

test('Enter opens a post, whose first Tab stop is in the page', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, /Skip to content/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Post by/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/posts\//);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().locator(':focus')).toHaveCount(1);
});

test('the language menu opens, moves, closes and chooses by keyboard', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, /Language/);
  const button = page.getByRole('banner').getByRole('button', { name: 'Language' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('English (U');
  await expect(page.getByRole('menuitemradio', { name: 'English (UK)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await hydrated(page);
});

test('focus in the bar never moves the page, and focused elements in the page are never behind the bar (K-B02)', async ({
  page,
}) => {
  // A test's pointer scrolls its target into view, so these clicks are sent to coordinates.
  const press = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).first().boundingBox();
    await page.mouse.click((box?.x ?? NaN) + 22, (box?.y ?? NaN) + 22);
  };
  const place = () => page.evaluate(() => scrollY);
  for (const [width, menu, role] of [
    [1280, 'Language', 'menu'],
    [375, 'Menu', 'dialog'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // Opened again, because a resized window scrolls to the tile at its top.
    await open(page, '/');
    await page.evaluate(() => scrollTo(0, 1_777));
    await settle(page);
    const before = await place();
    await press(menu);
    await expect(page.getByRole(role)).toBeVisible();
    expect(await place(), `${menu} opened`).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toBeHidden();
    await settle(page);
    expect(await place(), `${menu} closed`).toBe(before);
    const moves = await page.evaluate(() => {
      const barred = [...document.querySelectorAll<HTMLElement>('header *, body > a')].filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility(),
      );
      return barred.filter((element) => {
        const top = scrollY;
        element.focus();
        return scrollY !== top;
      }).length;
    });
    expect(moves, `at ${width}`).toBe(0);
  }
  // The other way round: elements under the bar come out of it.
  const [edge, top] = await page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN;
    const links = [...document.querySelectorAll<HTMLElement>('main article a[href]')];
    const above = links.findLast((link) => link.getBoundingClientRect().bottom < bar);
    above?.focus();
    return [bar, above?.getBoundingClientRect().top ?? NaN];
  });
  expect(top).toBeGreaterThanOrEqual(edge);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('the menu opens, traps the focus, and returns it', async ({ page }) => {
    await open(page, '/');
    await tabTo(page, /Menu/);
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('its links and languages work', async ({ page, sample: { post } }) => {
    await open(page, `/posts/${post.id}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').locator('[aria-current]')).toHaveCount(0);
    await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).selectOption('English (UK)');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page).toHaveURL(`/posts/${post.id}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Discover', exact: true }).click();
    await expect(page).toHaveTitle('Discover | Social Shop');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Discover' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});
