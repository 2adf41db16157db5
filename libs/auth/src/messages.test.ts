import { catalogueRules, locales } from '@social-shop/i18n/locales';
import { checkMessages } from '@social-shop/tools/messages/check';
import { readSource } from '@social-shop/tools/messages/sources';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('speaks all ten languages, also where the shop does not yet (T113)', () => {
  const offered = locales.map(({ code }) => code);
  expect(checkMessages([readSource(join(import.meta.dirname, '..'))], { ...catalogueRules, offered })).toEqual([]);
});
