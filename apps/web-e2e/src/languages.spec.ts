import { fallbackChain, formatSamples, offeredLocales, sampleInput } from '@social-shop/i18n';
import { mergedTexts } from '@social-shop/tools/messages/catalogue';
import { allowStatus, expect, hydrated, open, test } from './fixtures.ts';
import { HOST_URL } from './addresses.ts';
import { posts } from './platform.ts';
import { sources } from './texts.ts';

/** A message in a language, with the name that it mentions. */
function textsOf(code: string) {
  const texts = mergedTexts(sources, fallbackChain(code));
  return (id: string, name = '') => (texts.get(id) ?? `no text ${id}`).replace('{name}', name);
}

const cookie = (locale: string) => ({ name: 'locale', value: locale, url: HOST_URL });

const headings = {
  home: (said: ReturnType<typeof textsOf>) => said('feeds.discover.title'),
  post: (said: ReturnType<typeof textsOf>, creator: string) => said('posts.page.title', creator),
  creator: (_said: unknown, creator: string) => creator,
  error: (said: ReturnType<typeof textsOf>) => said('web.error.notFoundTitle'),
};

for (const screen of ['home', 'post', 'creator', 'error'] as const) {
  test(`${screen} is in every language of the shop, declares it, and fits at 320, 375 and 1280 (T107, T108)`, async ({
    page,
    context,
    console,
    sample: { post, creator },
  }) => {
    console.allow(allowStatus(404));
    const path = { home: '/', post: `/posts/${post.id}`, creator: `/explore/${creator.display_name}`, error: '/no' };
    for (const { code, iso, name } of offeredLocales) {
      await context.addCookies([cookie(code)]);
      const said = textsOf(code);
      await open(page, path[screen]);
      await expect(page.locator('html')).toHaveAttribute('lang', iso);
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(headings[screen](said, creator.name));
      await expect(page.getByRole('banner').getByRole('link', { name: said('web.account.logIn') })).toBeVisible();
      for (const width of [320, 375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBe(width);
      }
    }
  });
}

test('the theme of the cookie colours the page (S21, K-H07)', async ({ page }) => {
  const grounds = [];
  for (const theme of ['light', 'dark']) {
    await page.context().addCookies([{ name: 'theme', value: theme, url: HOST_URL }]);
    await open(page, '/');
    grounds.push(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
  }
  expect(grounds).toEqual(['rgb(250, 248, 244)', 'rgb(20, 18, 15)']);
});

test('the menu of the top bar changes the language and stays on the page', async ({ page, sample: { post } }) => {
  await open(page, `/posts/${post.id}?utm_source=mail`);
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'English', exact: true })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'English (UK)' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page).toHaveURL(`/posts/${post.id}?utm_source=mail`);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'locale');
  expect(kept).toMatchObject({ name: 'locale', value: 'en-GB', path: '/', sameSite: 'Lax' });
  // A year; browsers keep none for longer than 400 days (T12).
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 86_400);
  await hydrated(page);
  const footer = page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' });
  await footer.scrollIntoViewIfNeeded();
  const read = await page.evaluate(() => scrollY);
  expect(read).toBeGreaterThan(0);
  await footer.selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hydrated(page);
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), read)).toBeLessThanOrEqual(8);
});

test('Node and the browser format all values alike (T110)', async ({ page }) => {
  await open(page, '/');
  expect(await page.evaluate(formatSamples, sampleInput)).toEqual(formatSamples(sampleInput));
});

for (const timezoneId of ['Asia/Seoul', 'America/St_Johns']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('pages hydrate alike and show the day in UTC (T60, T111)', async ({ page, context, sample: { creator } }) => {
      await context.addCookies([cookie('en-GB')]);
      // Late in the day it is tomorrow in Seoul, early it is yesterday in St John's.
      const hour = ({ created_at }: { created_at: string }) => new Date(created_at).getUTCHours();
      const telling = (await posts()).filter((post) =>
        timezoneId === 'Asia/Seoul' ? hour(post) >= 15 : hour(post) < 3,
      );
      expect(telling.length).toBeGreaterThan(0);
      for (const { id, created_at } of telling.slice(0, 3)) {
        await open(page, `/posts/${id}`);
        const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
          new Date(created_at),
        );
        await expect(page.locator('time')).toHaveText(day);
      }
      for (const path of ['/', `/explore/${creator.display_name}`]) await open(page, path);
    });
  });
}
