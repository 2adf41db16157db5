import { fallbackChain, formatSamples, offeredLocales, sampleInput } from '@social-shop/i18n';
import { catalogueRules } from '@social-shop/i18n/locales';
import { mergedTexts } from '@social-shop/tools/messages/catalogue';
import { checkMessages } from '@social-shop/tools/messages/check';
import { messageFolders, readSource } from '@social-shop/tools/messages/sources';
import { join } from 'node:path';
import { answered, expect, hydrated, open, test } from './fixtures.ts';
import { HOST_URL } from './addresses.ts';
import { ask, rootAttribute } from './http.ts';
import { posts } from './platform.ts';

const sources = messageFolders(join(import.meta.dirname, '../../..')).map(readSource);

/** What a text says in a language, about somebody where it names one. */
function textsOf(code: string) {
  const texts = mergedTexts(sources, fallbackChain(code));
  return (id: string, name = '') => (texts.get(id) ?? `no text ${id}`).replace('{name}', name);
}

const cookie = (locale: string) => ({ name: 'locale', value: locale, url: HOST_URL });

const choices: [headers: Record<string, string>, lang: string][] = [
  [{}, 'en'],
  [{ cookie: 'locale=en-GB' }, 'en-GB'],
  [{ cookie: 'locale=en', 'accept-language': 'en-GB' }, 'en'],
  [{ cookie: 'theme=dark; locale=en-GB; x=1' }, 'en-GB'],
  [{ 'accept-language': 'en-GB,en;q=0.9' }, 'en-GB'],
  [{ 'accept-language': 'en-AU' }, 'en-GB'],
  [{ 'accept-language': 'en-IE,en-US;q=0.5' }, 'en-GB'],
  [{ 'accept-language': 'en-IN' }, 'en-GB'],
  [{ 'accept-language': 'en-US,en-GB;q=0.5' }, 'en'],
  [{ 'accept-language': 'fr-CA,en;q=0.5' }, 'fr'],
  [{ 'accept-language': 'zh-TW,zh;q=0.9' }, 'zh-Hant'],
  [{ 'accept-language': 'zh-CN' }, 'zh-Hans'],
  [{ 'accept-language': 'es-MX' }, 'es-ES'],
  [{ 'accept-language': 'pt-PT' }, 'pt'],
  [{ 'accept-language': 'ca' }, 'en'],
  [{ cookie: 'locale=ko', 'accept-language': 'de' }, 'ko'],
  // What is no language or no locale of ours counts as none (T118, I01).
  [{ cookie: 'locale=xx' }, 'en'],
  [{ cookie: 'locale=en_US' }, 'en'],
  [{ cookie: 'locale=../../x', 'accept-language': 'en-GB' }, 'en-GB'],
  [{ cookie: 'locale=' }, 'en'],
  [{ cookie: 'locale=%E0%A4%A' }, 'en'],
  [{ cookie: `locale=${'x'.repeat(2_000)}`, 'accept-language': 'en-GB' }, 'en-GB'],
  [{ 'accept-language': '*' }, 'en'],
  [{ 'accept-language': 'en_US, i-default, ,;q=2' }, 'en'],
  [{ 'accept-language': 'x'.repeat(10_000) }, 'en'],
];

for (const [headers, lang] of choices) {
  test(`${JSON.stringify(headers).slice(0, 80)} reads ${lang} (T97, T108, T117, T118)`, async () => {
    const answer = await ask('/', { headers });
    expect(answer.status).toBe(200);
    expect(rootAttribute(answer, 'lang')).toBe(lang);
    expect(rootAttribute(answer, 'dir')).toBe('ltr');
    expect(answer.body).not.toMatch(/(hreflang|lang)="(uk|cn|br|kr)"/);
  });
}

test('every text is there in each language that the shop offers (T113)', () => {
  expect(checkMessages(sources, catalogueRules)).toEqual([]);
});

for (const { code, iso, name } of offeredLocales) {
  test(`the shop speaks ${name}, and says so (T108)`, async ({ page, context, console, sample: { post, creator } }) => {
    console.allow(answered(404));
    await context.addCookies([cookie(code)]);
    const said = textsOf(code);
    for (const [path, heading] of [
      ['/', said('feeds.discover.title')],
      [`/posts/${post.id}`, said('posts.page.title', creator.name)],
      [`/explore/${creator.display_name}`, creator.name],
      ['/no', said('web.error.notFoundTitle')],
    ] as const) {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', iso);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('banner').getByRole('link', { name: said('web.account.logIn') })).toBeVisible();
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
      }
    }
  });
}

test('the theme of the cookie stands in the raw page, an unknown one does not (S21, H07)', async ({ page }) => {
  expect(rootAttribute(await ask('/', { headers: { cookie: 'theme=dark' } }), 'data-theme')).toBe('dark');
  expect(rootAttribute(await ask('/', { headers: { cookie: 'theme=light' } }), 'data-theme')).toBe('light');
  for (const theme of ['', 'blue', '"><script>']) {
    expect(rootAttribute(await ask('/', { headers: { cookie: `theme=${theme}` } }), 'data-theme')).toBeUndefined();
  }
  const grounds = [];
  for (const theme of ['light', 'dark']) {
    await page.context().addCookies([{ name: 'theme', value: theme, url: HOST_URL }]);
    await open(page, '/');
    grounds.push(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
  }
  expect(grounds).toEqual(['rgb(250, 248, 244)', 'rgb(20, 18, 15)']);
});

test('the menu of the top bar changes the language, and one stays where one was', async ({
  page,
  sample: { post },
}) => {
  await open(page, `/posts/${post.id}?utm_source=mail`);
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'English', exact: true })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'English (UK)' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page).toHaveURL(`/posts/${post.id}?utm_source=mail`);
  const [kept] = await page.context().cookies();
  expect(kept).toMatchObject({ name: 'locale', value: 'en-GB', path: '/', sameSite: 'Lax' });
  // A year; browsers keep none for longer than 400 days (T12).
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 86_400);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' }).selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hydrated(page);
});

test('a choice of language from another site, or back to one, is refused', async () => {
  const form = (from: string) =>
    ({ method: 'POST', body: new URLSearchParams({ locale: 'en-GB', from }), redirect: 'manual' }) as const;
  const foreign = await fetch(`${HOST_URL}/locale`, { ...form('/'), headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get('set-cookie')).toBeNull();
  for (const from of [
    '//evil.test',
    '/\\evil.test',
    '/..//evil.test',
    '/%5cevil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '',
  ]) {
    const own = await fetch(`${HOST_URL}/locale`, { ...form(from), headers: { 'sec-fetch-site': 'same-origin' } });
    expect(own.status, from).toBe(303);
    expect(new URL(own.headers.get('location') ?? '', HOST_URL).href, from).toBe(`${HOST_URL}/`);
  }
});

test('Node and the browser write every format in use alike (T110)', async ({ page }) => {
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
