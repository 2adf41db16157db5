import { catalogueRules } from '@social-shop/i18n/locales';
import { checkMessages } from '@social-shop/tools/messages/check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { standInMessages } from './federated/messages.ts';
import { mailMessages } from './mail-messages.ts';
import { messages } from './messages.ts';
import { language, languageOf } from './texts.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

it('every hosted page and mail speaks all ten languages (T113)', () => {
  const translations = Object.fromEntries(
    readdirSync(join(import.meta.dirname, 'messages')).map((name) => [
      name.replace('.json', ''),
      JSON.parse(read(`messages/${name}`)) as Record<string, string>,
    ]),
  );
  const declarations = Object.values({ ...messages, ...mailMessages, ...standInMessages }).map((message) => ({
    ...message,
    start: 0,
    end: 0,
  }));
  expect(checkMessages([{ library: 'identity', declarations, translations }], catalogueRules)).toEqual([]);
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
