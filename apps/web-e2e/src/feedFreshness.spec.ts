import type { tiles } from './fixtures.ts';
import { expect, open, test } from './fixtures.ts';
import { feedCalls, idsOf, loadPages, placeOf, settle, topOf } from './feed.ts';

const FEED = '/v3/activities/posts/global/featured';

/** The ids of the posts whose pictures are in the window, in order. */
const seenIds = (page: Parameters<typeof tiles>[0]) =>
  page.locator('[role=feed] a[id^="post-"]').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight ? picture.id.replace('post-', '') : [];
    }),
  );

test('posts in view that are older than 5 minutes are fetched by id, and updated in place (S28)', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 1_234));
  await settle(page);
  const [place, order, seen] = [await placeOf(page), await idsOf(page), await seenIds(page)];
  const calls = feedCalls(page);
  const asked: string[][] = [];
  // Meanwhile every post has another picture text on the server, and the order is different.
  await page.route(
    (url) => url.pathname.endsWith('/v2/ltks'),
    async (route) => {
      asked.push(new URL(route.request().url()).searchParams.getAll('ids'));
      const response = await route.fetch();
      const { ltks, ...rest } = (await response.json()) as { ltks: object[] };
      const renewed = ltks.map((ltk) => ({ ...ltk, hero_image_alt: 'seen again', hero_image_height: 1 })).toReversed();
      await route.fulfill({ response, json: { ...rest, ltks: renewed } });
    },
  );
  const renewed = (ids: readonly string[]) =>
    expect(async () => {
      for (const id of ids) await expect(page.locator(`#post-${id}`)).toHaveAccessibleName(/seen again/);
    }).toPass();

  await page.clock.fastForward('04:00');
  await settle(page);
  expect(asked).toEqual([]);
  await page.clock.fastForward('02:00');
  await renewed(seen);
  expect(asked).toEqual([seen]);
  expect(await idsOf(page)).toEqual(order);
  expect(await topOf(page, place.id)).toBe(place.top);

  // Posts that come into view are fetched when scrolling rests there, and none twice.
  await page.evaluate(() => scrollBy(0, 900));
  await settle(page);
  const below = await seenIds(page);
  await page.clock.fastForward('00:01');
  await renewed(below);
  expect(asked.flat().toSorted()).toEqual([...new Set([...seen, ...below])].toSorted());
  // The pages of the feed itself are not: only its first page is checked.
  expect(calls.filter((cursor) => cursor !== 'first')).toEqual([]);
});

test('newer posts are offered by a pill, inserted at the top, and Back restores the place (K-S09)', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await loadPages(page, 3);
  await page.evaluate(() => scrollTo(0, 2_345));
  await settle(page);
  const place = await placeOf(page);
  const pill = page.getByRole('button', { name: /new post/ });
  await expect(pill).toHaveCount(0);

  // From now on the feed begins with posts that have not been seen: those of its ninth page.
  let fresh: string | undefined;
  await page.route(
    (url) => url.pathname.endsWith(FEED) && !url.searchParams.has('next'),
    async (route) => {
      const { next } = (await (await route.fetch()).json()).meta as { next: string };
      let cursor = next;
      for (let skipped = 0; skipped < 8; skipped++) {
        const url = new URL(route.request().url());
        url.searchParams.set('next', cursor);
        fresh = url.href;
        cursor = ((await (await route.fetch({ url: fresh })).json()).meta as { next: string }).next;
      }
      await route.fulfill({ response: await route.fetch({ url: fresh ?? '' }) });
    },
  );
  await page.clock.fastForward('06:00');
  await expect(pill).toBeVisible();
  await pill.evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
  // By keyboard, because a test's pointer scrolls its target into view. Nothing has moved, and the focus moves nothing.
  await pill.focus();
  expect(await topOf(page, place.id)).toBe(place.top);

  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(pill).toHaveCount(0);
  const shown = await idsOf(page);
  expect(shown).not.toContain(place.id);
  await page.goBack();
  await expect
    .poll(async () => Math.abs(((await topOf(page, place.id)) ?? Infinity) - place.top))
    .toBeLessThanOrEqual(2);
});
