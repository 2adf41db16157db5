import type { Page } from '@playwright/test';
import { expect, hydrated, test, tiles } from './fixtures.ts';

const isApp = (url: string | URL) => /\/assets\/(?!boot)[^/]+\.js$/.test(String(url));

/** Holds the pictures of the first row back until it is released, and counts the application's files that are requested meanwhile. */
async function slowPictures(page: Page) {
  const asked = { early: 0 };
  let go = () => {};
  const gone = new Promise<void>((resolve) => (go = resolve));
  let shown = false;
  page.on('request', (request) => {
    if (!shown && isApp(request.url())) asked.early += 1;
  });
  await page.route(/\/images\//, async (route) => {
    await gone;
    await route.continue().catch(() => undefined);
  });
  return {
    asked,
    show: () => {
      shown = true;
      go();
    },
  };
}

/** A page whose pictures are still loading is readable, and its entry script has run. */
async function arrive(page: Page) {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(tiles(page).first()).toBeVisible();
}

/** Opens a page whose longest wait (boot.client.ts) ends only when the test says so. */
async function arriveWithoutEnd(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const waits: (() => void)[] = [];
    const held = (run: () => void, ms = 0) => (ms < 3_000 ? setTimeout(run, ms) : -waits.push(run));
    Object.assign(window, { waits, setTimeout: held });
  });
  await arrive(page);
}

const endWait = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'waits') as (() => void)[]).splice(0).forEach((run) => run()));

/** Waits until the page is idle. */
const idle = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

test('the application loads after the pictures of the first view', async ({ page }) => {
  const { asked, show } = await slowPictures(page);
  await arriveWithoutEnd(page);
  await idle(page);
  expect(asked.early).toBe(0);
  show();
  await hydrated(page);
});

for (const [what, act] of [
  ['moves the mouse', (page: Page) => page.mouse.move(200, 300, { steps: 2 })],
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
  ['scrolls', (page: Page) => page.evaluate(() => scrollBy(0, 200))],
] as const) {
  test(`a visitor who ${what} does not wait for pictures`, async ({ page }) => {
    const { asked, show } = await slowPictures(page);
    await arriveWithoutEnd(page);
    expect(asked.early).toBe(0);
    await act(page);
    await hydrated(page);
    expect(asked.early).toBeGreaterThan(0);
    show();
  });
}

test('no file of the application waits for another', async ({ page }) => {
  const asked = new Set<string>();
  let goOn = () => {};
  const wait = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(isApp, async (route) => {
    asked.add(route.request().url());
    await wait;
    await route.continue();
  });
  await page.goto('/');
  const named = await page.locator('script[data-app]').evaluate((script) => Object.values({ ...script.dataset }));
  const files = named.join(' ').split(' ').length;
  expect(files).toBeGreaterThan(3);
  await expect.poll(() => asked.size).toBe(files);
  goOn();
  await hydrated(page);
});

test('a button that is pressed before the application has loaded acts once, when it has', async ({ page }) => {
  const { asked, show } = await slowPictures(page);
  let goOn = () => {};
  const wait = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await wait;
    await route.continue();
  });
  await arrive(page);
  await page.getByRole('button', { name: 'Language' }).click();
  await expect.poll(() => asked.early).toBeGreaterThan(0);
  expect(await page.getByRole('menu').count()).toBe(0);
  goOn();
  await expect(page.getByRole('menu')).toBeVisible();
  show();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a missing picture delays no visitor, not even a returning one', async ({ page }) => {
  const { asked, show } = await slowPictures(page);
  await arriveWithoutEnd(page);
  await idle(page);
  expect(asked.early).toBe(0);
  await endWait(page);
  await hydrated(page);
  const { early } = asked;
  expect(early).toBeGreaterThan(0);
  const reload = page.reload({ waitUntil: 'domcontentloaded' });
  // No wait has ended meanwhile.
  await expect.poll(() => asked.early).toBeGreaterThan(early);
  await reload;
  show();
  await hydrated(page);
});

/** Waits until React has hydrated the whole page, also below the window. */
async function takenOver(page: Page) {
  await hydrated(page);
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('main, article, footer, main a')).every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    ),
  );
}

test('texts that the server has formatted are not formatted again: a browser’s first formatter of a kind is slow', async ({
  page,
  sample: { post, creator },
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(globalThis, { made });
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Segmenter'] as const) {
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], {
          construct(target, args) {
            made.push(name);
            return Reflect.construct(target, args) as object;
          },
        }),
      });
    }
  });
  for (const path of ['/', `/posts/${post.id}`, `/explore/${creator.display_name}`]) {
    await page.goto(path, { waitUntil: 'load' });
    await takenOver(page);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'made') as string[]), path).toEqual([]);
  }
});
