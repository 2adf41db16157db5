import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { recover, somePost } from './platform.ts';

/** Console messages that a test expects, by pattern. */
interface Console {
  /** Allows console messages, such as the browser's own line for a failed request. */
  allow(pattern: RegExp): void;
}

type Sample = Awaited<ReturnType<typeof somePost>>;

interface Fixtures {
  /** Fails every test whose page logs a warning or an error, violates the policy or hydrates differently. */
  readonly console: Console;
  readonly faultless: void;
}
interface WorkerFixtures {
  /** A post with more than four products from the first page of the feed, and its creator. */
  readonly sample: Sample;
}

/** Matches the browser's own line for a response with such a status. */
export const allowStatus = (...statuses: number[]) =>
  new RegExp(`Failed to load resource: the server responded with a status of (${statuses.join('|')})`);

export const test = base.extend<Fixtures, WorkerFixtures>({
  console: [
    async ({ context }, use) => {
      const said: string[] = [];
      const allowed: RegExp[] = [];
      const hear = (message: ConsoleMessage) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      };
      context.on('console', hear);
      // Errors that were thrown without a stack have an empty one.
      context.on('weberror', (web) => said.push(`uncaught: ${web.error().stack || String(web.error())}`));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(said.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  faultless: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await use();
      await recover();
    },
    { auto: true },
  ],
  sample: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => use(await somePost()),
    { scope: 'worker' },
  ],
});

export { expect };

/** Opens a page and waits until it reacts to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the page reacts to clicks. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');

/** Waits for the shop's own font. Until then another font determines the size of text. */
export const fontIsThere = (page: Page) =>
  page.evaluate(() => document.fonts.load("400 16px 'Instrument Sans Variable'").then(() => undefined));

/** Mounted tiles of the list of posts with this name: with script, those near the window. */
export const tiles = (page: Page, list: string | RegExp = 'Discover') =>
  page.getByRole('region', { name: list }).getByRole('article');

/** Position of the last mounted post of a list: at its end, the length of the list. */
export const reached = async (page: Page, list: string | RegExp = 'Discover') =>
  Number((await tiles(page, list).last().getAttribute('aria-posinset')) ?? 0);

/** The nth post of a list, from 1. */
export const tile = (page: Page, position: number) => page.locator(`article[aria-posinset="${position}"]`);
