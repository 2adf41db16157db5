import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, hydrated, open, test, tiles, fontIsThere } from './fixtures.ts';

const box = (page: Page) => page.getByRole('search').locator('input[name=keyword]');
const options = (page: Page) => page.getByRole('search').getByRole('option');
const group = (page: Page, name: string) => page.getByRole('search').getByRole('group', { name });
const highlighted = (page: Page) => page.getByRole('search').getByRole('option', { selected: true });

/** Opens the list and waits until its code has come. */
async function openBox(page: Page) {
  await box(page).click();
  await expect(box(page)).toHaveRole('combobox');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
}

/** Delays the completions of some texts until they are released. */
async function holdCompletions(page: Page, isHeld: (typed: string) => boolean) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/api/v2/autocomplete', async (route) => {
    const { q } = route.request().postDataJSON() as { q: string };
    asked.push(q);
    if (isHeld(q)) await promise;
    await route.continue().catch(() => {});
  });
  return { asked, release: resolve };
}

test('keys alone: arrows go round, Tab moves and leaves, Enter takes or submits, Escape closes and empties (K-Q15)', async ({
  page,
}) => {
  await open(page, '/');
  await box(page).focus();
  await expect(options(page)).toHaveCount(3);
  await page.keyboard.press('ArrowUp');
  await expect(highlighted(page)).toHaveText((await options(page).nth(2).textContent()) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(0).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Tab');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(highlighted(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  // Past the last row, Tab goes on to what follows.
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Language' })).toBeFocused();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');

  // A blank text is not submitted.
  await box(page).focus();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).toHaveValue('   ');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');

  await page.keyboard.type('wool');
  await expect(options(page).filter({ hasText: /^wool coat$/ })).toHaveCount(1);
  const [first = ''] = await group(page, 'Related Searches').getByRole('option').allTextContents();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ keyword: first })}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
  await expect(box(page)).toHaveValue(first);
  await expect(page.getByRole('search').getByRole('listbox')).toBeHidden();

  // The text itself, and then the history instead of popular searches.
  await box(page).fill('gold hoops');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?keyword=gold+hoops');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
  await expect(box(page)).toHaveValue(first);
  await box(page).fill('');
  await expect(group(page, 'Recent Searches').getByRole('option')).toHaveText(['gold hoops', first]);
  await expectAccessible(page, 'the open list');
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('the button opens the box over the bar, a creator leads to the shop and Back returns', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Search' }).tap();
    await expect(box(page)).toBeFocused();
    await expect(group(page, 'Popular Searches')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    // The keyboard goes: the list stays (K-Q05).
    await box(page).evaluate((element) => element.blur());
    await expect(group(page, 'Popular Searches')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).tap();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('search').getByRole('listbox')).toBeHidden();

    await page.getByRole('button', { name: 'Search' }).tap();
    await page.keyboard.type('maren');
    await group(page, 'Suggested Creators').getByRole('option', { name: 'Maren Holt' }).tap();
    await expect(page).toHaveURL('/explore/marenholt');
    await page.goBack();
    await expect(tiles(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).tap();
    await expect(group(page, 'Recent Creators').getByRole('option')).toHaveText(['Maren Holt']);
    await expectAccessible(page, 'the list on a phone');

    // The page of results has the box in its bar, and a way back.
    await page.keyboard.type('linen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?keyword=linen');
    await expect(box(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).tap();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('keys within a composition belong to the input method, in Korean, Chinese and Japanese (T100, K-Q01, K-Q03)', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await openBox(page);
  const browser = await context.newCDPSession(page);
  const compose = (text: string) =>
    browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  for (const [parts, text] of [
    [['ㅇ', '원', '원ㅍ', '원피'], '원피스'],
    [['lian', '连衣'], '连衣裙'],
    [['わ', 'わん'], 'ワンピース'],
  ] as const) {
    await box(page).fill('');
    for (const part of parts) await compose(part);
    // What is composed already suggests.
    await expect(box(page)).toHaveValue(parts.at(-1) ?? '');
    for (const key of ['ArrowDown', 'Escape', 'Enter']) await page.keyboard.press(key);
    await expect(highlighted(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/');
    await browser.send('Input.insertText', { text });
    await expect(box(page)).toHaveValue(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ keyword: 'ワンピース' })}`);
});

test('a late response neither replaces a newer one nor opens the list again (K-Q07, K-Q09)', async ({ page }) => {
  await open(page, '/');
  await openBox(page);
  const slow = await holdCompletions(page, (typed) => typed === 'dress' || typed === 'boots');
  await page.keyboard.type('dress');
  await expect.poll(() => slow.asked).toContain('dress');
  await box(page).fill('vase');
  await expect(group(page, 'Related Searches').getByRole('option').first()).toContainText('vase');
  await box(page).fill('boots');
  await expect.poll(() => slow.asked).toContain('boots');
  await page.keyboard.press('Escape');
  slow.release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('search').getByRole('listbox')).toBeHidden();
  await expect(box(page)).toHaveValue('boots');
});

test('without a connection the history is there, and suggestions return with it', async ({
  page,
  context,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED|Error fetching search results/);
  await open(page, '/search?keyword=linen');
  await openBox(page);
  await page.keyboard.press('Enter');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await box(page).fill('');
  await box(page).click();
  await expect(group(page, 'Recent Searches').getByRole('option')).toHaveText(['linen']);
  await box(page).fill('wool');
  await expect(page.getByRole('search').getByRole('listbox')).toBeHidden();
  await context.setOffline(false);
  await box(page).fill('wool coat');
  await expect(group(page, 'Related Searches').getByRole('option').first()).toContainText('wool coat');
});

test('the form needs no script, keeps what is typed before its code, and moves nothing', async ({ page, browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  for (const width of [375, 1280]) {
    const still = await plain.newPage();
    await still.setViewportSize({ width, height: 800 });
    await still.goto(width === 375 ? '/search' : '/');
    await box(still).fill('linen dress');
    await box(still).press('Enter');
    await expect(still).toHaveURL('/search?keyword=linen+dress');
    await expect(box(still)).toHaveValue('linen dress');
  }
  await plain.close();

  // The code waits, the visitor does not.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).fill('wool');
  const places = () =>
    page
      .getByRole('banner')
      .locator('a, button, input')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x).filter((x) => x > 0));
  // The shop's own font, which is on its way, has other widths.
  await fontIsThere(page);
  const before = await places();
  resolve();
  await hydrated(page);
  await expect(box(page)).toHaveRole('combobox');
  await expect(box(page)).toHaveValue('wool');
  await expect(group(page, 'Related Searches').getByRole('option').first()).toBeVisible();
  expect((await places()).filter((x) => before.includes(x))).toEqual(before);
});
