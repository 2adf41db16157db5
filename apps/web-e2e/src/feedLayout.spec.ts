import type { Page } from '@playwright/test';
import { HOST_URL } from './addresses.ts';
import { expect, fontIsThere, hydrated, test, tiles } from './fixtures.ts';

/** Columns, and gaps in px, at each width (specification 1, sections 2 and 9). */
const widths = [
  { width: 375, columns: 2, gapX: 8, gapY: 16 },
  { width: 768, columns: 3, gapX: 16, gapY: 24 },
  { width: 1026, columns: 3, gapX: 16, gapY: 24 },
  { width: 1280, columns: 4, gapX: 16, gapY: 24 },
  { width: 2560, columns: 4, gapX: 16, gapY: 24 },
];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const boxesOf = (page: Page): Promise<Box[]> =>
  tiles(page).evaluateAll((articles) =>
    articles.map((article) => {
      const { left, top, width, height } = article.getBoundingClientRect();
      return { left, top: top + scrollY, width, height };
    }),
  );

/** Tiles by column, each with its top and bottom. */
function columnsOf(boxes: readonly Box[]) {
  const columns = new Map<number, Box[]>();
  for (const box of boxes) columns.set(Math.round(box.left), [...(columns.get(Math.round(box.left)) ?? []), box]);
  return [...columns].sort(([a], [b]) => a - b).map(([, column]) => column.toSorted((a, b) => a.top - b.top));
}

test('all posts of the server’s page are in their columns at every width, with exact gaps, and hydration moves none (K-H09)', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  // With styles: without script, a page is parsed before they are loaded.
  await still.goto(HOST_URL, { waitUntil: 'load' });
  for (const { width, columns: count, gapX, gapY } of widths) {
    const at = `at ${width}`;
    for (const one of [still, page]) await one.setViewportSize({ width, height: 900 });
    await fontIsThere(still);
    const boxes = await boxesOf(still);
    expect(boxes, at).toHaveLength(36);
    const columns = columnsOf(boxes);
    expect(columns, at).toHaveLength(count);
    columns.slice(1).forEach((column, index) => {
      const before = columns[index]?.[0];
      expect((column[0]?.left ?? 0) - (before ? before.left + before.width : 0), at).toBeCloseTo(gapX, 1);
    });
    for (const column of columns) {
      column.slice(1).forEach((box, index) => {
        const above = column[index];
        expect(Math.abs(box.top - (above ? above.top + above.height : 0) - gapY), at).toBeLessThan(0.1);
      });
    }
    const { feed, root } = await still.evaluate(() => ({
      feed: document.querySelector('[role=feed]')?.getBoundingClientRect().height ?? 0,
      root: document.documentElement.scrollWidth,
    }));
    const ends = boxes.map((box) => box.top + box.height);
    expect(Math.abs(feed - (Math.max(...ends) - Math.min(...boxes.map(({ top }) => top)))), at).toBeLessThan(0.1);
    expect(root).toBe(width);

    await page.goto(`/?width=${width}`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await fontIsThere(page);
    const after = await boxesOf(page);
    expect(after.length, at).toBeGreaterThan(4);
    expect(after, at).toEqual(boxes.slice(0, after.length));
  }
  await context.close();
});

test('a right-to-left page is mirrored, and a resize moves tiles into their new columns at once', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await fontIsThere(page);
  const before = await boxesOf(page);
  const width = await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    return document.documentElement.clientWidth;
  });
  const after = await boxesOf(page);
  expect(after).toHaveLength(before.length);
  after.forEach((box, index) => {
    const was = before[index];
    expect(box.left).toBeCloseTo(width - (was?.left ?? NaN) - (was?.width ?? NaN), 1);
    expect([box.top, box.height]).toEqual([was?.top, was?.height]);
  });
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));

  // It needs no script.
  await page.setViewportSize({ width: 700, height: 900 });
  const columns = columnsOf(await boxesOf(page));
  expect(columns).toHaveLength(3);
  const [first, second] = columns[0] ?? [];
  expect(Math.abs((second?.top ?? 0) - (first ? first.top + first.height : 0) - 24)).toBeLessThan(0.1);
});

const LARGE = 'html { font-size: 200% }';
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';
const preferences = [
  { name: 'text twice as large', css: LARGE, rem: 32 },
  { name: 'wide text spacing', css: SPACED, rem: 16 },
  { name: 'both', css: LARGE + SPACED, rem: 32 },
];
test('with larger text and wider spacing no tile overlaps another and no text is cut, at 375 and 1280 (T107)', async ({
  page,
}) => {
  for (const { width, gapY } of [
    { width: 375, gapY: 16 },
    { width: 1280, gapY: 24 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/?width=${width}`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    for (const { name, css, rem } of preferences) {
      const at = `${name}, at ${width}`;
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      for (const column of columnsOf(await boxesOf(page))) {
        column.slice(1).forEach((box, index) => {
          const above = column[index];
          const gap = box.top - (above ? above.top + above.height : 0);
          expect(Math.abs(gap - (gapY * rem) / 16), at).toBeLessThan(0.1);
        });
      }
      // A name may end in an ellipsis, and a price may be hidden as a whole (K-V02). No line may be cut through, and no number may leave
      // its square.
      const cut = await tiles(page).evaluateAll((articles) =>
        articles.flatMap((article) => {
          const lines = Array.from(article.querySelectorAll<HTMLElement>('div, p, span')).filter((element) => {
            if (getComputedStyle(element).overflowY !== 'hidden' || element.clientHeight <= 1) return false;
            const { bottom } = element.getBoundingClientRect();
            const text = document.createRange();
            text.selectNodeContents(element);
            return [...text.getClientRects()].some((line) => line.top < bottom - 2 && line.bottom > bottom + 2);
          });
          const numbers = Array.from(article.querySelectorAll('a > span[aria-hidden]')).filter(
            (number) =>
              number.getBoundingClientRect().width > (number.parentElement?.getBoundingClientRect().width ?? 0),
          );
          return [...lines, ...numbers].map(({ textContent }) => textContent);
        }),
      );
      expect(cut, at).toEqual([]);
    }
  }
});
