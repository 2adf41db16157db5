import { expect, test } from 'vitest';
import { HOST_URL } from '../src/addresses.ts';
import { ask, rootAttribute } from './ask.ts';

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
  // Invalid language tags and unsupported locales are ignored (T118, K-I01).
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

const named = choices.map(([headers, lang]) => ({ name: JSON.stringify(headers).slice(0, 80), headers, lang }));

test.each(named)('$name is served in $lang (T97, T108, T117, T118)', async ({ headers, lang }) => {
  const response = await ask('/', { headers });
  expect(response.status).toBe(200);
  expect(rootAttribute(response, 'lang')).toBe(lang);
  expect(rootAttribute(response, 'dir')).toBe('ltr');
  expect(response.body).not.toMatch(/(hreflang|lang)="(uk|cn|br|kr)"/);
});

test('the page’s HTML has the theme of the cookie, an unknown one is ignored (S21, K-H07)', async () => {
  const themeOf = async (theme: string) =>
    rootAttribute(await ask('/', { headers: { cookie: `theme=${theme}` } }), 'data-theme');
  expect(await themeOf('dark')).toBe('dark');
  expect(await themeOf('light')).toBe('light');
  for (const theme of ['', 'blue', '"><script>']) expect(await themeOf(theme)).toBeUndefined();
});

test('a change of language from another site, or with a target on one, is refused', async () => {
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
