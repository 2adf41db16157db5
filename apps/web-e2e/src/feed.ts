import type { Page } from '@playwright/test';
import { expect, hydrated, reached, tiles } from './fixtures.ts';

/** Posts of a page of a feed. */
export const PAGE_SIZE = 36;

/** The ids of the mounted posts, in order. */
export const idsOf = (page: Page) =>
  tiles(page).evaluateAll((articles) => articles.map((article) => article.getAttribute('aria-labelledby') ?? ''));

/** Scrolls to the end of the feed until this many pages are loaded. */
export async function loadPages(page: Page, pages: number) {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return reached(page);
      },
      { intervals: [100] },
    )
    .toBeGreaterThanOrEqual(pages * PAGE_SIZE);
}

/** The first tile that is visible below the bar, and its top in the window, once tiles are mounted there. */
export async function placeOf(page: Page) {
  const place = await page.waitForFunction(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN;
    const seen = Array.from(document.querySelectorAll('[role=feed] > article')).find(
      (article) => article.getBoundingClientRect().bottom > bar,
    );
    const id = seen?.getAttribute('aria-labelledby');
    return seen && id ? { id, top: seen.getBoundingClientRect().top } : undefined;
  });
  return (await place.jsonValue()) ?? { id: '', top: NaN };
}

/** The top of a tile in the window; nothing while it is not mounted. */
export const topOf = (page: Page, labelId: string) =>
  page.evaluate(
    (id) => document.querySelector(`article[aria-labelledby="${id}"]`)?.getBoundingClientRect().top,
    labelId,
  );

/** Waits until scrolling has ended and the tiles around the window are mounted. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Records requests of all feeds, or only of that at `path`, from now on, by cursor. */
export function feedCalls(page: Page, path = '/v3/activities/posts/'): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes(path)) calls.push(url.searchParams.get('next') ?? 'first');
  });
  return calls;
}

/** Chooses a language in the menu of the top bar, without a pointer, which would scroll to it. */
export async function chooseLanguage(page: Page, name: string, iso: string) {
  const menu = page.getByRole('banner').getByRole('button', { expanded: false, name: /^(Language|Sprache)$/ });
  await menu.evaluate((button) => button.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name, exact: true }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', iso);
  await hydrated(page);
}
