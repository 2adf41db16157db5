import { HOST_URL } from './addresses.ts';
import { expect, hydrated, test, tiles } from './fixtures.ts';
import { ask } from './http.ts';

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

const boxesOf = (page: Parameters<typeof tiles>[0]): Promise<Box[]> =>
  tiles(page).evaluateAll((articles) =>
    articles.map((article) => {
      const { left, top, width, height } = article.getBoundingClientRect();
      return { left, top: top + scrollY, width, height };
    }),
  );

/** Tiles by column, each from its top to its bottom. */
function columnsOf(boxes: readonly Box[]) {
  const columns = new Map<number, Box[]>();
  for (const box of boxes) columns.set(Math.round(box.left), [...(columns.get(Math.round(box.left)) ?? []), box]);
  return [...columns].sort(([a], [b]) => a - b).map(([, column]) => column.toSorted((a, b) => a.top - b.top));
}

for (const { width, columns: count, gapX, gapY } of widths) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('all posts of the page lie in their columns, with exact gaps', async ({ page }) => {
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        const boxes = await boxesOf(page);
        expect(boxes).toHaveLength(36);
        const columns = columnsOf(boxes);
        expect(columns).toHaveLength(count);
        columns.slice(1).forEach((column, index) => {
          const before = columns[index]?.[0];
          expect((column[0]?.left ?? 0) - (before ? before.left + before.width : 0)).toBeCloseTo(gapX, 1);
        });
        for (const column of columns) {
          column.slice(1).forEach((box, index) => {
            const above = column[index];
            expect(Math.abs(box.top - (above ? above.top + above.height : 0) - gapY)).toBeLessThan(0.1);
          });
        }
        const { feed, root } = await page.evaluate(() => ({
          feed: document.querySelector('[role=feed]')?.getBoundingClientRect().height ?? 0,
          root: document.documentElement.scrollWidth,
        }));
        const ends = boxes.map((box) => box.top + box.height);
        expect(Math.abs(feed - (Math.max(...ends) - Math.min(...boxes.map(({ top }) => top))))).toBeLessThan(0.1);
        expect(root).toBe(width);
      });
    });

    test('hydration moves nothing (H09)', async ({ page, browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
      const still = await context.newPage();
      await still.goto(HOST_URL, { waitUntil: 'domcontentloaded' });
      const before = await boxesOf(still);
      await context.close();
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      const after = await boxesOf(page);
      expect(after.length).toBeGreaterThan(4);
      expect(after).toEqual(before.slice(0, after.length));
    });
  });
}

test('the places of the server’s page are one style block, and its policy names exactly that', async () => {
  const { body, headers } = await ask('/');
  expect(body.match(/<style/g)).toHaveLength(1);
  expect(body).not.toMatch(/ style="/);
  expect(String(headers['content-security-policy'])).toMatch(/style-src 'self' 'sha256-[^' ]+';/);
});

test('a resize costs no script: tiles are in their new columns at once', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.setViewportSize({ width: 700, height: 900 });
  const columns = columnsOf(await boxesOf(page));
  expect(columns).toHaveLength(3);
  const [first, second] = columns[0] ?? [];
  expect(Math.abs((second?.top ?? 0) - (first ? first.top + first.height : 0) - 24)).toBeLessThan(0.1);
});

test('from right to left all stands mirrored, and nothing else changes', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
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
});

const LARGE = 'html { font-size: 200% }';
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';
const readers = [
  { name: 'text twice as large', css: LARGE, rem: 32 },
  { name: 'wide text spacing', css: SPACED, rem: 16 },
  { name: 'both', css: LARGE + SPACED, rem: 32 },
];
for (const { width, gapY } of [
  { width: 375, gapY: 16 },
  { width: 1280, gapY: 24 },
]) {
  for (const { name, css, rem } of readers) {
    test.describe(`at ${width}`, () => {
      test.use({ viewport: { width, height: 800 } });

      test(`with ${name} no tile overlaps another and no text is cut (T107)`, async ({ page }) => {
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets.push(sheet);
        }, css);
        for (const column of columnsOf(await boxesOf(page))) {
          column.slice(1).forEach((box, index) => {
            const above = column[index];
            const gap = box.top - (above ? above.top + above.height : 0);
            expect(Math.abs(gap - (gapY * rem) / 16)).toBeLessThan(0.1);
          });
        }
        // A name may end in an ellipsis, as ever; no line may be cut through, and no number leave its square.
        const cut = await tiles(page).evaluateAll((articles) =>
          articles.flatMap((article) => {
            const lines = Array.from(article.querySelectorAll<HTMLElement>('div, p, span')).filter(
              (element) =>
                getComputedStyle(element).overflowY === 'hidden' &&
                element.clientHeight > 1 &&
                element.scrollHeight - element.clientHeight > 1,
            );
            const numbers = Array.from(article.querySelectorAll('a > span[aria-hidden]')).filter(
              (number) =>
                number.getBoundingClientRect().width > (number.parentElement?.getBoundingClientRect().width ?? 0),
            );
            return [...lines, ...numbers].map(({ textContent }) => textContent);
          }),
        );
        expect(cut).toEqual([]);
      });
    });
  }
}
