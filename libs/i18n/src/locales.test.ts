import { expect, it } from 'vitest';
import { dir, fallbackChain, lang, locales, offeredLocales, pseudoLocales, regionOf } from './locales.ts';

it('has the ten languages of the specification, each with its own name', () => {
  expect(locales.map(({ code }) => code).join(' ')).toBe('en en-GB fr de zh zh-Hant es-ES it pt ko');
  expect(new Set(locales.map(({ name }) => name)).size).toBe(10);
  for (const { code, iso } of [...locales, ...pseudoLocales]) {
    expect(lang(code)).toBe(iso);
    expect(dir(code)).toBe('ltr');
  }
});

// T116
it.each([
  ['en-AU', 'en-AU en-GB en'],
  ['en-IE', 'en-IE en-GB en'],
  ['en-NZ', 'en-NZ en-GB en'],
  ['es-ES', 'es-ES es-419 en'],
  ['es-419', 'es-419 en'],
  ['en-GB', 'en-GB en'],
  ['zh-Hant', 'zh-Hant en'],
  ['ko', 'ko en'],
  ['en', 'en'],
])('looks up the texts of %s along %s', (code, chain) => {
  expect(fallbackChain(code).join(' ')).toBe(chain);
});

it('offers only known languages, English among them', () => {
  expect(offeredLocales.map(({ code }) => code)).toContain('en');
});

// Specification 1, section 9.
it.each([
  ['en-GB', 'uk'],
  ['zh', 'cn'],
  ['zh-Hant', 'cn'],
  ['es-ES', 'es'],
  ['pt', 'br'],
  ['ko', 'kr'],
] as const)('maps %s to the category region %s', (code, region) => {
  expect(regionOf(code)).toBe(region);
});

// T120: 'uk' in `lang` would be Ukrainian, 'kr' Kanuri.
it('keeps region codes out of language tags', () => {
  const subtags = [...locales, ...pseudoLocales].flatMap(({ iso }) => iso.toLowerCase().split('-'));
  for (const region of ['uk', 'cn', 'br', 'kr']) expect(subtags).not.toContain(region);
});

it('has canonical tags', () => {
  for (const { iso } of [...locales, ...pseudoLocales]) expect(Intl.getCanonicalLocales(iso)).toEqual([iso]);
});
