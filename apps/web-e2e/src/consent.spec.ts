import { HOST_URL, PLATFORM_URL } from './addresses.ts';
import { noAnswer } from './consentCookie.ts';
import { allowStatus, expect, hydrated, open, test, tiles } from './fixtures.ts';
import { logIn } from './people.ts';
import { fail } from './platform.ts';
import type { Page } from '@playwright/test';

test.use({ storageState: noAnswer });

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

/** Layout shifts of the question's own elements since the page began. Shifts of the rest of the page do not depend on it. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    const seen: LayoutShift[] = [];
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as LayoutShift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const nodes = seen.flatMap(({ sources }) => sources.map(({ node }) => node));
    return nodes
      .filter((node) => document.querySelector('[data-bottom-stack]')?.contains(node))
      .map((node) => node?.textContent);
  });

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

test('nothing is sent, stored or fetched from elsewhere before consent (T123)', async ({ page, context }) => {
  const requests: { url: URL; method: string }[] = [];
  page.on('request', (request) => void requests.push({ url: new URL(request.url()), method: request.method() }));
  await open(page, '/?utm_source=mail');
  await tiles(page)
    .first()
    .getByRole('link', { name: /^Post by/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
  // A queue would be flushed when the page closes.
  await page.reload();
  await hydrated(page);
  await expect(question(page)).toBeVisible();

  expect(requests.filter(({ url }) => url.origin !== HOST_URL).map(({ url }) => url.href)).toEqual([]);
  expect(requests.filter(({ url, method }) => method !== 'GET' || url.pathname.includes('analytics'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // The scroll position for Back, the posts it belongs to and which one of them was opened are necessary for what the visitor does. They
  // end with the tab.
  const place = /^((react-router-scroll-positions|remix-router-transitions)$|lists\.)/;
  const stored = await page.evaluate(() => Object.keys(sessionStorage));
  expect(stored.filter((key) => !place.test(key))).toEqual([]);
});

test('the question shifts nothing, an answer loads no other page, and later pages load no script of it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  const isFetched = () => scripts.some((url) => url.includes('/answerInPlace-'));
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/');
  await expect(question(page)).toBeVisible();
  expect(await shifts(page)).toEqual([]);
  await expect.poll(isFetched).toBe(true);
  // The last link of the page is not under it.
  const cookies = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(cookies).toBeInViewport({ ratio: 1 });
  await cookies.click({ trial: true });

  await question(page).getByRole('button', { name: 'Decline' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => cookiesOf(page)).toEqual(['consent']);
  scripts.length = 0;
  await page.goto('/legal/cookies', { waitUntil: 'networkidle' });
  await hydrated(page);
  await expect(question(page)).toHaveCount(0);
  expect(isFetched()).toBe(false);
  expect(await page.content()).not.toContain('/answerInPlace-');
});

test('Global Privacy Control is a refusal that nobody asks about (T124)', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } });
  // Beside an earlier yes, and in a browser whose scripts do not see it.
  await context.addCookies([{ name: 'consent', value: 'accept', url: HOST_URL }]);
  const page = await context.newPage();
  await open(page, '/legal/cookies');
  await expect(page.getByRole('heading', { name: 'Your choice: declined' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await context.close();
});

/** Waits until the page has been counted, 250 ms after it came: timers of a page end in the order of their times. */
const counted = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => void setTimeout(resolve, 300)));

/** All that the sink has, newest first. */
const sink = async () => (await (await fetch(`${PLATFORM_URL}/analytics`)).text()).replaceAll('&quot;', '"');

/** The events with the id of this browser that the sink has, oldest first. */
async function eventsOf(page: Page) {
  const visitor = (await page.context().cookies()).find(({ name }) => name === 'vid')?.value ?? 'none';
  const cells = [...(await sink()).matchAll(/<tr><td>.*?<\/td><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)];
  const events = cells.map(([, name, where, properties = '']) => ({ name, where, properties }));
  return events.filter(({ properties }) => properties.includes(visitor)).reverse();
}

/** The page views among them, each with its properties. */
const viewsOf = async (page: Page) => (await eventsOf(page)).filter(({ name }) => name === 'page');
const pagesOf = async (page: Page) => (await viewsOf(page)).map(({ where }) => where);

test('a yes counts the page that asked, a no stops and clears at once (T123)', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== HOST_URL) foreign.push(request.url());
  });
  await open(page, '/legal/cookies?utm_source=mail&utm_campaign=fall&code=secret&state=secret');
  await counted(page);
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => cookiesOf(page)).toEqual(['bucket', 'consent', 'ltk_sid', 'vid']);

  await page.goto('/legal/cookies');
  await expect(page.getByRole('button', { name: 'Accept', pressed: true })).toBeVisible();
  await expect.poll(() => pagesOf(page)).toEqual(['legal-cookies']);
  const led = (await viewsOf(page))[0]?.properties;
  for (const part of ['"utm_source":"mail"', '"utm_campaign":"fall"']) expect(led).toContain(part);
  expect(led).not.toMatch(/secret|code|state/);

  await counted(page);
  const before = await sink();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Your choice: declined' })).toBeVisible();
  await expect.poll(() => cookiesOf(page)).toEqual(['consent']);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('analytics')))).toEqual(
    [],
  );
  await page.reload();
  await hydrated(page);
  await counted(page);
  await page.reload();
  await hydrated(page);
  expect(await sink()).toBe(before);
  expect(foreign).toEqual([]);
});

/** The events of a page that is left and restored, or continues: each order that browsers produce. */
const orders = {
  hide: (page: Page) =>
    page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }
    }),
  async freeze(page: Page) {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await session.detach();
  },
  // Playwright's browser has no such cache.
  'back/forward cache': (page: Page) =>
    page.evaluate(() => {
      for (const name of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }),
};

test('a visit of ten pages is stored once, in each order in which pages hide, freeze and come back, while the sink fails (W38)', async ({
  page,
  console,
  sample: { post, creator },
}) => {
  console.allow(allowStatus(404, 503));
  await open(page, '/legal/cookies');
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => cookiesOf(page)).toContain('vid');
  // The first calls fail; what they carried is sent again.
  await fail({ path: '/v1/analytics', status: 503, times: 3 });
  const { hide, freeze, 'back/forward cache': cache } = orders;
  const stay = async (...lifecycle: readonly ((page: Page) => Promise<void>)[]) => {
    await hydrated(page);
    await counted(page);
    for (const order of lifecycle) await order(page);
  };
  await stay(hide, freeze, cache);
  await page.goto(`/posts/${post.id}`);
  await stay(hide, cache, freeze);
  await page.goto(`/explore/${creator.display_name}`);
  await stay(freeze, hide, cache);
  await page.goBack();
  await stay(freeze, cache, hide);
  await page.goForward();
  await stay(cache, hide, freeze);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page.getByRole('heading', { name: 'Your choice: accepted' })).toBeVisible();
  await stay(cache, freeze, hide);
  await page.reload();
  await stay(hide, hide);
  await page.goto('/no/such/page');
  await stay(cache, cache);
  await page.goto('/legal/cookies');
  await stay(freeze, freeze);
  await page.goto('/home');
  await stay();
  await page.goto('/icon.svg');
  const first = ['legal-cookies', 'posts-id', 'explore-displayName', 'posts-id', 'explore-displayName'];
  const later = ['legal-cookies', 'legal-cookies', '404', 'legal-cookies', 'home'];
  await expect.poll(() => pagesOf(page)).toHaveLength(10);
  expect((await pagesOf(page)).sort()).toEqual([...first, ...later].sort());
});

test('the page about cookies lists what a browser finds after everything a visitor can do', async ({
  page,
  context,
  sample: { post },
}) => {
  const found = new Set<string>();
  const collect = async () => {
    for (const { name, path } of await context.cookies()) if (path === '/') found.add(name);
    const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
    for (const key of kept) found.add(`${key} (storage)`);
  };
  await open(page, '/');
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => cookiesOf(page)).toContain('vid');
  await counted(page);
  await page.mouse.wheel(0, 2_000);
  await tiles(page).last().scrollIntoViewIfNeeded();
  await collect();
  await tiles(page)
    .first()
    .getByRole('link', { name: /^Post by/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
  await page.getByRole('search').locator('input[name=keyword]').focus();
  // Before its code has loaded, the form searches without a history.
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.fill('linen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=linen/);
  await collect();
  await open(page, `/posts/${post.id}`);
  await page.getByRole('contentinfo').getByLabel('Language').selectOption('English (UK)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await hydrated(page);
  await collect();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Like the post by / })
    .first()
    .click();
  await page.waitForURL(/signup|interaction/);
  // A file of the shop's origin: the pages for signing in are another's.
  await page.goto('/icon.svg');
  await collect();
  await page.goto('/user/friend');
  await page.goto('/login');
  await collect();
  await logIn(page);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await hydrated(page);
  await collect();
  // The next page of the minute records the sign-in, too; its account was made with the demo, which may be minutes ago.
  await page.reload();
  await hydrated(page);

  const signIns = async () => (await eventsOf(page)).filter(({ name }) => name === 'login' || name === 'signup').length;
  // One address may send 600 events a minute, and earlier journeys have sent many: a later page sends the refused ones.
  const signInsAfterPage = async () => {
    await open(page, '/legal/cookies');
    return signIns();
  };
  await expect.poll(signInsAfterPage, { intervals: [1_000, 5_000] }).toBe(1);
  const listed = await page.getByRole('rowheader').allTextContents();
  const patterns = listed.map((name) => name.trim().replaceAll(/[.()]/g, '\\$&').replace('…', '.+'));
  const isListed = (name: string) => patterns.some((pattern) => new RegExp(`^${pattern}$`).test(name));
  expect([...found].filter((name) => !isListed(name))).toEqual([]);
  // This journey does not cover events of a broken deploy, a lost connection, a preview link, a list that continues or is switched, or a
  // hidden page.
  const rare = [
    ...['web.reloadedForChunk', 'variant', 'lists.pages', 'lists.autoLoad'],
    // A creator was not searched for, either.
    ...['analytics.queue', 'toggles', 'previousCreators'],
  ];
  const missed = patterns.filter((pattern) => ![...found].some((name) => new RegExp(`^${pattern}$`).test(name)));
  expect(missed.filter((pattern) => !rare.some((name) => pattern.replaceAll('\\', '').startsWith(name)))).toEqual([]);
});
