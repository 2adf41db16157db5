import { buildIfChanged } from '@social-shop/tools/start/build';
import { step } from '@social-shop/tools/start/progress';
import { endOn } from '@social-shop/tools/start/signals';
import { chromium, type Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import config from '../playwright.config.ts';
import { HOST_URL, PLATFORM_URL } from './addresses.ts';
import { startServers } from './servers.ts';

const folder = join(import.meta.dirname, '../../../shots');
const widths = [375, 768, 1280];
const themes = ['light', 'dark'] as const;
const PICTURES_WITHIN_MS = 120_000;

let stopServers: (() => Promise<void>) | undefined;
const stopping = new AbortController();

/** `npm run shots`: each screen at each width in both themes, named like the design's own screenshots. */
async function shots() {
  await buildIfChanged(stopping.signal);
  stopServers = await step('Starting the shop', startServers);
  const screens = await addresses();
  const browser = await chromium.launch(config.use?.launchOptions);
  await mkdir(folder, { recursive: true });
  for (const width of widths) {
    for (const colorScheme of themes) {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: width < 600 ? 812 : 900 } });
      for (const [screen, path] of Object.entries(screens)) {
        await page.goto(HOST_URL + path);
        await whenPicturesAreThere(page);
        await page.screenshot({ path: join(folder, `${screen}-${width}-${colorScheme}.png`) });
      }
      await page.close();
      console.log(`✓ ${Object.keys(screens).length} screens at ${width}, ${colorScheme}`);
    }
  }
  await browser.close();
  console.log(`The screenshots are in ${folder}`);
}

/** The first post of the feed stands for all. */
async function addresses() {
  const query = 'limit=1&includes=profiles';
  const response = await fetch(`${PLATFORM_URL}/v3/activities/posts/global/featured?${query}`);
  const { activities, profiles } = (await response.json()) as {
    activities: { post_id: string }[];
    profiles: { display_name: string }[];
  };
  return {
    home: '/',
    post: `/posts/${activities[0]?.post_id}`,
    shop: `/explore/${profiles[0]?.display_name}`,
    404: '/no-such-page',
  };
}

async function whenPicturesAreThere(page: Page) {
  const inView = () =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom < 0 || top > innerHeight || image.complete;
    });
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForFunction(inView, undefined, { timeout: PICTURES_WITHIN_MS });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

endOn(async () => {
  stopping.abort();
  await stopServers?.();
}, shots);
