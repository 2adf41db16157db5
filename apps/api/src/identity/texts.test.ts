import { createIntl } from '@social-shop/i18n/intl';
import { catalogueRules } from '@social-shop/i18n/locales';
import { checkMessages } from '@social-shop/tools/messages/check';
import { readSource } from '@social-shop/tools/messages/sources';
import { expect, it, vi } from 'vitest';
import { language, languageOf } from './texts.ts';

it('has texts that are long enough, and translations that fit them', () => {
  expect(checkMessages([readSource(import.meta.dirname)], catalogueRules)).toEqual([]);
});

it('uses English if a language lacks a text, or has one that does not fit', () => {
  const text = { id: 'identity.not-there', description: 'A text of this test', defaultMessage: 'At least {n}' };
  expect(language('de').intl.formatMessage(text, { n: 8 })).toBe('At least 8');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const german = createIntl({ locale: 'de', messages: { [text.id]: 'Mindestens {anzahl}' } });
  expect(german.formatMessage(text, { n: 8 })).toBe('At least 8');
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});

it.each([
  [{ uiLocales: 'zh-Hant en', cookie: 'locale=fr', acceptLanguage: 'de' }, 'zh-Hant'],
  [{ uiLocales: 'zh-Hans' }, 'zh-Hans'],
  [{ cookie: 'a=b; locale=es-ES', acceptLanguage: 'de' }, 'es-ES'],
  [{ cookie: 'locale=../../x', acceptLanguage: 'ko-KR,en;q=0.5' }, 'ko'],
  [{}, 'en'],
])('%j is shown in %s', (wanted, lang) => {
  expect(languageOf(wanted).lang).toBe(lang);
});

it('takes the texts of es-ES from es-419', () => {
  expect(language('es-ES').intl.formatMessage({ id: 'identity.log-in' })).toBe('Iniciar sesión');
});
