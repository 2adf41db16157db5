import { parse } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { createIntl } from '@social-shop/i18n';
import { expect, it } from 'vitest';
import { compileCatalogue, mergedTexts } from './catalogue.ts';

const source = {
  library: 'posts',
  declarations: [
    {
      id: 'posts.count',
      description: '',
      defaultMessage: '{n, plural, one {# post} other {# posts}} by <b>{name}</b>',
    },
    { id: 'posts.title', description: '', defaultMessage: 'Color' },
  ].map((declaration) => ({ ...declaration, start: 0, end: 0 })),
  translations: {
    'en-GB': { 'posts.title': 'Colour' },
    'es-419': { 'posts.title': 'Color (419)' },
    zh: { 'posts.title': '颜色' },
  },
};

// T116
it.each([
  ['en', 'Color'],
  ['en-GB', 'Colour'],
  ['en-AU', 'Colour'],
  ['es-ES', 'Color (419)'],
  ['zh', '颜色'],
  ['zh-Hant', 'Color'],
])('takes the text of %s from along its chain', (locale, text) => {
  expect(mergedTexts([source], locale).get('posts.title')).toBe(text);
});

it('compiles every id for every locale, ready to format without a parser', () => {
  const messages = compileCatalogue([source], 'en-GB');
  expect(Object.keys(messages)).toEqual(['posts.count', 'posts.title']);
  const { formatMessage } = createIntl({ locale: 'en-GB', messages: structuredClone(messages) });
  expect(formatMessage({ id: 'posts.title' })).toBe('Colour');
  expect(formatMessage({ id: 'posts.count' }, { n: 2, name: 'Ann', b: (text) => `*${text.join('')}*` })).toBe(
    '2 posts by *Ann*',
  );
});

// T115
it('leaves no plain English in en-XA and keeps every placeholder', () => {
  for (const locale of ['en-XA', 'xx-LS'])
    for (const { id, defaultMessage } of source.declarations) {
      const message = compileCatalogue([source], locale)[id] ?? [];
      expect(isStructurallySame(parse(defaultMessage), message).success).toBe(true);
      if (locale === 'xx-LS') expect(printAST(message).length).toBeGreaterThan(defaultMessage.length + 20);
    }
  const { formatMessage } = createIntl({ locale: 'en-XA', messages: compileCatalogue([source], 'en-XA') });
  const text = String(formatMessage({ id: 'posts.count' }, { n: 2, name: '7', b: (parts) => parts.join('') }));
  expect(text).not.toMatch(/[a-z]/i);
  expect(text).toMatch(/^\[2 .*7\]$/);
});
