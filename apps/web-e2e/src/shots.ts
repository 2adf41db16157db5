import { chromium, type Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { HOST_URL } from './addresses.ts';
import { somePost, someProduct } from './platform.ts';
import { startServers } from './servers.ts';

/** `npm run shots`: every screen at three widths in both themes, as `shots/<screen>-<width>-<theme>.png`. */
const folder = resolve(import.meta.dirname, '../../../shots');
/** The same as in the design's own screenshots. */
const sizes = [
  { width: 375, height: 812, scale: 2 },
  { width: 768, height: 1024, scale: 1 },
  { width: 1280, height: 900, scale: 1 },
];
const themes = ['light', 'dark'] as const;

/** Waits for the font and for the pictures in view, including their fade-in. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const inView = Array.from(document.images).filter((image) => image.getBoundingClientRect().top < innerHeight);
    const arrived = (image: HTMLImageElement) =>
      new Promise<unknown>((resolve) => {
        if (image.complete && image.src) resolve(image);
        for (const event of ['load', 'error']) image.addEventListener(event, resolve, { once: true });
      });
    await Promise.all([document.fonts.ready, ...inView.map(arrived)]);
    // Only animations by time: scroll-driven ones never finish.
    const fading = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)));
  });
}

const stop = await startServers({ env: { PICTURES: 'asked' } });
try {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const { post, creator } = await somePost();
  const screens = {
    home: '/',
    post: `/posts/${post.id}`,
    creator: `/explore/${creator.display_name}`,
    product: `/products/${(await someProduct()).id}`,
    categories: '/categories',
    category: '/categories/dresses',
    hashtag: '/hashtags/linen',
    deals: '/deals',
    error: '/no/such/page',
    cookies: '/legal/cookies',
  };
  await mkdir(folder, { recursive: true });
  for (const { width, height, scale } of sizes) {
    for (const theme of themes) {
      const viewport = { width, height };
      const page = await browser.newPage({ viewport, deviceScaleFactor: scale, colorScheme: theme });
      for (const [screen, path] of Object.entries(screens)) {
        await page.goto(HOST_URL + path);
        await settle(page);
        const name = `${screen}-${width}-${theme}.png`;
        await page.screenshot({ path: join(folder, name) });
        console.log(name);
      }
      await page.close();
    }
  }
  await browser.close();
} finally {
  await stop();
}
