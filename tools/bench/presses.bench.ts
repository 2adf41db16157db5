import type { Browser, Page } from 'playwright';
import { quantile, type Figure } from './figure.ts';
import { CPU_SLOWER, launchPhone, phone } from './phone.ts';
import { startShop } from './shop.ts';

const VISITS = 5;
const PRESSES_A_VISIT = 4;
const LIMIT_MS = 100;
const LIMIT_SHARE = 0.9;
/** The browser does not report presses that are painted sooner. */
const LEAST_MS = 16;
/** Milliseconds after which a press has been painted and reported. */
const REPORTED_MS = 300;

const BARE = 'a bare button';
const AUTO_LOAD = 'main input[type="checkbox"]';

/** Buttons of home that change the page itself. The first press of the menu comes before its code is loaded. */
const presses: Readonly<
  Record<string, { readonly selector: string; readonly after?: (page: Page) => Promise<unknown> }>
> = {
  'opening the menu': {
    selector: 'header button[aria-haspopup="dialog"]',
    after: (page) => page.waitForSelector('[role="dialog"]'),
  },
  'closing the menu': { selector: '[role="dialog"] button' },
  'load more': { selector: 'main section > div > button' },
  'loading automatically': {
    selector: AUTO_LOAD,
    after: async (page) => {
      await page.waitForLoadState('networkidle');
      // Not by its place on the screen: a page that arrives now moves it.
      await page.locator(AUTO_LOAD).dispatchEvent('click');
    },
  },
};

/** G6: the time from a press to the next paint on a phone, on home and on a page with nothing but a button. */
export async function measure(): Promise<readonly Figure[]> {
  const shop = await startShop();
  const browser = await launchPhone();
  try {
    const times = new Map([BARE, ...Object.keys(presses)].map((name) => [name, [] as number[]]));
    for (let visit = 0; visit < VISITS; visit += 1) {
      const bare = await openPhone(browser);
      await bare.setContent(`<button onclick="this.textContent += '.'">More</button>`);
      for (let press = 0; press < PRESSES_A_VISIT; press += 1) times.get(BARE)?.push(await timeOf(bare, 'button'));
      await bare.context().close();

      const home = await openPhone(browser);
      // Otherwise the end of the list moves away from the pointer.
      await home.addInitScript(`localStorage.setItem('lists.autoLoad', 'false')`);
      await home.goto(`${shop.url}/home`, { waitUntil: 'networkidle' });
      await home.waitForSelector('html[data-hydrated="true"]');
      for (let press = 0; press < PRESSES_A_VISIT; press += 1) {
        for (const [name, { selector, after }] of Object.entries(presses)) {
          times.get(name)?.push(await timeOf(home, selector));
          await after?.(home);
        }
      }
      await home.context().close();
    }
    return Object.keys(presses).map((name) => figureOf(name, times.get(name) ?? [], times.get(BARE) ?? []));
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  return page;
}

/** Milliseconds from a press to the next paint: the longest of the events of a press. */
async function timeOf(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  // Scrolling has loaded its tiles before the press.
  await page.waitForLoadState('networkidle');
  await page.evaluate(`
    window.pressed = [];
    window.watching ??= new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) pressed.push(duration);
    });
    watching.observe({ type: 'event', durationThreshold: ${LEAST_MS} });`);
  await page.tap(selector);
  await page.waitForTimeout(REPORTED_MS);
  return page.evaluate<number>(`Math.max(${LEAST_MS}, ...pressed)`);
}

function figureOf(name: string, times: readonly number[], bare: readonly number[]): Figure {
  const soon = (of: readonly number[]) => of.filter((time) => time <= LIMIT_MS).length;
  const words = (of: readonly number[]) =>
    `${soon(of)} of ${of.length} presses within ${LIMIT_MS} ms, the middle one ${quantile(of)} ms, the longest ${Math.max(...of)} ms`;
  return {
    goal: 'G6',
    what: `home, ${name}, to the next paint`,
    value: words(times),
    floor: `${words(bare)} (${BARE})`,
    ratio: quantile(times) / quantile(bare),
    limit: `≥ ${LIMIT_SHARE * times.length} of ${times.length}`,
    met: soon(times) >= LIMIT_SHARE * times.length,
  };
}
