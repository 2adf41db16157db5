import { parse } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { expect, it } from 'vitest';
import { compileCatalogue, mergedTexts } from './catalogue.ts';
import { librarySource } from './testing.ts';

const source = librarySource(
  'posts',
  {
    'posts.count': '{n, plural, one {# post} other {# posts}} by <b>{name}</b>',
    'posts.title': 'Color',
  },
  {
    'en-GB': { 'posts.title': 'Colour' },
    'es-419': { 'posts.title': 'Color (419)' },
    zh: { 'posts.title': '颜色' },
  },
);

// T116
it.each([
  ['en', 'Color'],
  ['en-GB en', 'Colour'],
  ['en-AU en-GB en', 'Colour'],
  ['es-ES es-419 en', 'Color (419)'],
  ['zh en', '颜色'],
  ['zh-Hant en', 'Color'],
])('takes a text from the chain %s', (chain, text) => {
  expect(mergedTexts([source], chain.split(' ')).get('posts.title')).toBe(text);
});

it('compiles every id, also those that a translation lacks', () => {
  expect(compileCatalogue([source], ['en-GB', 'en'])).toEqual({
    'posts.count': parse(source.declarations[0]?.defaultMessage ?? ''),
    'posts.title': parse('Colour'),
  });
});

it('shows a stale translation, unless the placeholders of its text have changed', () => {
  const older = { 'posts.title': 'Colour', 'posts.count': 'Posts' };
  const stale = { fr: { 'posts.title': 'Couleur', 'posts.count': 'Articles', 'posts.gone': 'Parti' } };
  const texts = { 'posts.title': 'Color', 'posts.count': '{n} posts' };
  expect(Object.fromEntries(mergedTexts([librarySource('posts', texts, stale, older)], ['fr', 'en']))).toEqual({
    'posts.title': 'Couleur',
    'posts.count': '{n} posts',
  });
});

// T115
it.each(['en-XA', 'xx-LS'])('changes every text in %s and keeps its placeholders', (locale) => {
  const messages = compileCatalogue([source], [locale, 'en']);
  for (const { id, defaultMessage } of source.declarations) {
    const message = messages[id] ?? [];
    expect(isStructurallySame(parse(defaultMessage), message).success).toBe(true);
    expect(printAST(message).length).toBeGreaterThan(printAST(parse(defaultMessage)).length + 2);
    if (locale === 'en-XA') expect(printAST(message)).not.toMatch(/post|by|color/i);
  }
});
