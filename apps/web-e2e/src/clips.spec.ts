import type { Locator, Page } from '@playwright/test';
import { expect, fontIsThere, open, test, tiles } from './fixtures.ts';
import { HOST_URL } from './addresses.ts';
import { fail } from './platform.ts';

/** The first video post of the feed. */
const videoTile = (page: Page) => tiles(page).filter({ hasText: 'Video' }).first();

/** Requests for clips. */
function clipRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/media_objects\/|^\/clips\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Scrolls the middle of the first video post to the middle of the window. */
async function lookAtVideo(page: Page) {
  const tile = videoTile(page);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy(0, 200));
      return tile.count();
    })
    .toBe(1);
  await tile.evaluate((article) => article.scrollIntoView({ block: 'center' }));
  return tile;
}

/** How much the frame at a second differs from the picture under it: mean difference of all colour values, of 255. */
const differenceFromPicture = (tile: Locator, second: number) =>
  tile.evaluate(async (article, time) => {
    const [image, video] = [article.querySelector('a[id] img'), article.querySelector('video')];
    if (!(image instanceof HTMLImageElement) || !video) return NaN;
    await new Promise((resolve) => {
      video.addEventListener('seeked', resolve, { once: true });
      video.currentTime = time;
    });
    const { clientWidth: width, clientHeight: height } = video;
    const pointsOf = (source: CanvasImageSource) => {
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(source, 0, 0, width, height);
      return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    };
    const [picture, frame] = [pointsOf(image), pointsOf(video)];
    return picture.reduce((sum, value, index) => sum + Math.abs(value - (frame[index] ?? NaN)), 0) / picture.length;
  }, second);

// The video is below the first view.
test.use({ viewport: { width: 1280, height: 420 } });

test('a clip plays in place of its picture while it is in view, muted, once, and moves nothing', async ({ page }) => {
  const asked = clipRequests(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  // font.spec.ts covers shifts that the font causes.
  await fontIsThere(page);
  await page.evaluate(() => void (Reflect.get(window, 'shifts') as number[]).splice(0));

  const tile = await lookAtVideo(page);
  const height = await tile.evaluate((article) => article.getBoundingClientRect().height);
  const video = tile.locator('video');
  const opacity = () => video.evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
  await expect.poll(opacity).toBe('1');
  const { muted, controls, loop, source } = await video.evaluate((element: HTMLVideoElement) => ({
    muted: element.muted,
    controls: element.controls,
    loop: element.loop,
    source: element.currentSrc,
  }));
  expect({ muted, controls, loop }).toEqual({ muted: true, controls: false, loop: false });
  expect(source).toMatch(new RegExp(`^${HOST_URL}/clips/[a-z-]+\\.mp4$`));
  await expect(tile.getByRole('link', { name: /Video/ })).toBeVisible();

  // Out of view it pauses, and the picture shows again. Back in view it starts over, from the frame of the picture.
  await page.evaluate(() => scrollBy(0, 500));
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await expect.poll(opacity).toBe('0');
  await video.evaluate((element: HTMLVideoElement) => {
    element.addEventListener('seeked', () => (element.dataset['restarted'] = String(element.currentTime)), {
      once: true,
    });
  });
  await page.evaluate(() => scrollBy(0, -500));
  await expect(video).toHaveAttribute('data-restarted', /^0(\.0\d*)?$/);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
  await expect.poll(opacity).toBe('0');

  expect(await differenceFromPicture(tile, 0)).toBeLessThan(6);
  expect(await differenceFromPicture(tile, 2.5)).toBeGreaterThan(12);

  expect(await tile.evaluate((article) => article.getBoundingClientRect().height)).toBe(height);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([]);
  expect(asked.filter((path) => path.includes('media_objects'))).toHaveLength(1);
});

const wishes: { readonly name: string; readonly make: (page: Page) => Promise<unknown> }[] = [
  { name: 'less motion', make: (page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  {
    name: 'less data',
    make: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  },
];
for (const { name, make } of wishes) {
  test(`with ${name} no clip is requested, and the picture has the mark of a video`, async ({ page }) => {
    await make(page);
    const asked = clipRequests(page);
    await open(page, '/');
    const tile = await lookAtVideo(page);
    await page.waitForLoadState('networkidle');
    await expect(tile.getByRole('img', { name: /^Post by/ })).toBeVisible();
    await expect(tile.locator('video')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
}

test('if a clip cannot be loaded, the picture stays', async ({ page, console }) => {
  console.allow(/Failed to load resource|net::ERR/);
  await fail({ path: '/clips/', status: 404 });
  await open(page, '/');
  const tile = await lookAtVideo(page);
  const video = tile.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.error?.code)).toBeGreaterThan(0);
  await expect(video).toHaveCSS('opacity', '0');
  await expect(tile.getByRole('img', { name: /^Post by/ })).toBeVisible();
});

test('a video plays on the page of its post until it is stopped, and without script in the browser’s player (K-V10)', async ({
  page,
}) => {
  // So slow that it does not end during the test.
  await page.addInitScript(() => {
    const slow = ({ target }: Event) => target instanceof HTMLVideoElement && (target.playbackRate = 0.25);
    document.addEventListener('play', slow, true);
  });
  await open(page, '/');
  await (await lookAtVideo(page)).getByRole('link', { name: /Video/ }).click();
  const player = page.getByRole('group', { name: 'Video' });
  const video = player.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
  await player.getByRole('button', { name: 'Pause video' }).click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await expect(player.getByRole('button', { name: 'Play video' })).toBeFocused();

  // Whole, and no higher than the window minus the bar (K-V12).
  const picture = page.getByRole('main').locator('img').first();
  const box = await picture.boundingBox();
  const shape = await picture.evaluate((image: HTMLImageElement) => image.width / image.height);
  expect(box?.height).toBeLessThanOrEqual(420 - 96 + 0.5);
  expect((box?.width ?? NaN) / (box?.height ?? NaN)).toBeCloseTo(shape, 1);

  const served = await (await page.request.get(page.url())).text();
  const source = await video.getAttribute('src');
  const [withoutScript = ''] = /<noscript><video[^>]*>/.exec(served) ?? [];
  expect(withoutScript).toContain(`src="${source}"`);
  expect(withoutScript).toMatch(/ controls=""/);
  expect(withoutScript).toContain(' preload="none"');

  // Printed, the page has only what can be read (K-V18).
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
  for (const gone of ['banner', 'contentinfo', 'button', 'feed'] as const)
    await expect(page.getByRole(gone)).toHaveCount(0);
});
