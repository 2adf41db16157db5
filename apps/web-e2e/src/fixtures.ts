import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { recover, somePost } from './platform.ts';

/** Console messages that a test expects, by pattern. */
interface Console {
  /** Names what may be written, such as the browser's own line for a failed request. */
  allow(pattern: RegExp): void;
}

type Sample = Awaited<ReturnType<typeof somePost>>;

interface Fixtures {
  /** Fails the test when anything warns, errs, violates the policy or hydrates differently: in every journey. */
  readonly console: Console;
  readonly faultless: void;
}
interface WorkerFixtures {
  /** A post with more than four products from the first page of the feed, and its creator. */
  readonly sample: Sample;
}

/** The browser's own line for an answer with such a status. */
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
      // What was thrown without a stack has an empty one.
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

/** Opens a page and waits until it answers clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the page answers clicks. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');

/** Waits for the shop's own font: until then text is as wide and high as another one makes it. */
export const fontIsThere = (page: Page) =>
  page.evaluate(() => document.fonts.load("400 16px 'Instrument Sans Variable'").then(() => undefined));

/** Tiles of the list of posts with this name that are mounted: with script those near the window. */
export const tiles = (page: Page, list: string | RegExp = 'Discover') =>
  page.getByRole('region', { name: list }).getByRole('article');

/** How many posts of a list are there up to the last mounted one: at its end, how many it has. */
export const reached = async (page: Page, list: string | RegExp = 'Discover') =>
  Number((await tiles(page, list).last().getAttribute('aria-posinset')) ?? 0);

/** The nth post of a list, from 1. */
export const tile = (page: Page, position: number) => page.locator(`article[aria-posinset="${position}"]`);
