import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localeCookie, localeFromCookie, negotiateLocale, resolveLocale } from './choice.ts';
import { locales, offeredLocales } from './locales.ts';

const known = locales.map(({ code }) => code);
const offered = offeredLocales.map(({ code }) => code);

// T117, L2: the headers of browsers, and their locale.
it.each([
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['zh-Hans-HK', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-SG', 'zh'],
  ['en-AU', 'en-GB'],
  ['en-IE', 'en-GB'],
  ['en-NZ', 'en-GB'],
  ['en-IN', 'en-GB'],
  ['en-GB-oxendict', 'en-GB'],
  ['en-US,en;q=0.5', 'en'],
  ['en-CA', 'en'],
  ['es-MX,es;q=0.9', 'es-ES'],
  ['es-419', 'es-ES'],
  ['es', 'es-ES'],
  ['pt-PT', 'pt'],
  ['pt-BR', 'pt'],
  ['fr-CA', 'fr'],
  ['de-AT;q=0.7, it-CH;q=0.8', 'it'],
  ['DE-de', 'de'],
  ['ko-KR', 'ko'],
  ['ca', 'en'],
  ['ca,es;q=0.5', 'es-ES'],
  ['uk', 'en'],
  ['uk,de;q=0.3', 'de'],
  ['fr;q=0, de;q=0.1', 'de'],
  ['fr;q=0', 'en'],
  ['*', 'en'],
  ['*,ko', 'ko'],
  ['en_US', 'en'],
  ['fr_FR, de', 'de'],
  ['i-default', 'en'],
  ['', 'en'],
  [' en', 'en'],
  ['__proto__, constructor', 'en'],
] as const)('maps Accept-Language "%s" to %s', (header, code) => {
  expect(negotiateLocale(header)).toBe(code);
});

it('returns English without a header', () => {
  expect(negotiateLocale(undefined)).toBe('en');
});

const headers = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '*',
    'en_US',
    'i-default',
    '-',
    'en-',
    ';q=',
    'x'.repeat(10_240),
    'en-'.repeat(4000),
    ',;=q'.repeat(2560),
  ),
  fc
    .array(fc.tuple(fc.constantFrom('*', 'zh-TW', 'es-MX', 'ca', 'en_US', '', 'uk'), fc.double()), { maxLength: 400 })
    .map((ranges) => ranges.map(([range, q]) => `${range};q=${q}`).join(',')),
);

// T97
it('returns a supported locale for any header and cookie', () => {
  fc.assert(
    fc.property(fc.option(headers, { nil: undefined }), fc.option(headers, { nil: undefined }), (header, cookie) => {
      expect(known).toContain(negotiateLocale(header));
      expect(offered).toContain(resolveLocale({ cookie, acceptLanguage: header }));
      const chosen = localeFromCookie(cookie);
      if (chosen !== undefined) expect(known).toContain(chosen);
    }),
  );
});

// T118
it.each(['../../x', 'en_US', 'EN', 'en-AU', 'xx', '', ' en', 'en;', '%65n', 'toString', 'x'.repeat(2048), undefined])(
  'ignores the cookie %j',
  (value) => {
    expect(localeFromCookie(value)).toBeUndefined();
    expect(resolveLocale({ cookie: value, acceptLanguage: 'en-GB' })).toBe('en-GB');
  },
);

it('prefers the choice to the header, and falls back along its chain to an offered language', () => {
  expect(resolveLocale({ cookie: 'en', acceptLanguage: 'en-GB' })).toBe('en');
  for (const code of known) {
    const shown = resolveLocale({ cookie: code, acceptLanguage: 'en-GB' });
    expect(shown).toBe(offered.includes(code) ? code : 'en');
  }
});

it('skips languages that are not offered yet', () => {
  expect(negotiateLocale('fr, en-GB;q=0.5', ['en', 'en-GB'])).toBe('en-GB');
});

it('accepts the stand-ins only if they are allowed', () => {
  expect(localeFromCookie('en-XA')).toBeUndefined();
  expect(resolveLocale({ cookie: 'xx-LS', acceptLanguage: undefined })).toBe('en');
  expect(resolveLocale({ cookie: 'xx-LS', acceptLanguage: undefined, pseudo: true })).toBe('xx-LS');
  expect(resolveLocale({ cookie: undefined, acceptLanguage: 'en-XA', pseudo: true })).toBe('en');
});

// T12
it('keeps the choice for a year of seconds, on every path, lax', () => {
  expect(localeCookie('en-GB', { secure: true })).toBe('locale=en-GB; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
  expect(localeCookie('ko', { secure: false })).not.toContain('Secure');
});
