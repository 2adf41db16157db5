import { expect, it } from 'vitest';
import { openLines, openTexts } from './open.ts';
import { librarySource, rules } from './testing.ts';

const texts = { 'posts.count': '{n} posts', 'posts.colour': 'Color of {name}' };
const offering = (...offered: string[]) => ({ ...rules, offered });

it('finds what a language lacks, but not what a dialect leaves to its language', () => {
  const source = librarySource('posts', texts, {
    'es-419': { 'posts.count': '{n} publicaciones' },
    'es-ES': { 'posts.colour': 'Color de {name}' },
    fr: { 'posts.colour': 'Couleur de {name}' },
  });
  const open = openTexts([source], offering('en', 'en-GB', 'es-ES', 'fr'));
  expect(openLines(open)).toEqual(['missing: posts: posts.count in fr']);
  // A page in Chinese (zh) with English texts would not be right in Traditional Chinese either.
  const chinese = librarySource('posts', { 'posts.title': 'Posts' }, { zh: { 'posts.title': '帖子' } });
  expect(openLines(openTexts([chinese], offering('zh-Hant')))).toEqual(['missing: posts: posts.title in zh-Hant']);
});

it('reports a text that a dialect lacks at the language that has every text', () => {
  expect(openLines(openTexts([librarySource('posts', { 'posts.title': 'Posts' })], rules))).toEqual([
    'missing: posts: posts.title in fr, de, zh, zh-Hant, es-419, it, pt, ko',
  ]);
});

it('finds translations of an English text that has changed, also those of dialects, with the old text', () => {
  const translations = {
    fr: { 'posts.colour': 'Teinte de {name}' },
    'en-GB': { 'posts.colour': 'Hue of {name}, love' },
  };
  const source = librarySource('posts', texts, translations, { 'posts.colour': 'Hue of {name}' });
  const stale = openTexts([source], offering()).filter(({ state }) => state === 'stale');
  expect(openLines(stale)).toEqual(['stale: posts: posts.colour in en-GB, fr']);
  expect(stale[1]).toMatchObject({
    english: 'Color of {name}',
    description: 'A heading on a page',
    previous: { english: 'Hue of {name}', translation: 'Teinte de {name}' },
  });
});

it('treats a new translation in one language as fresh, and those whose description has changed', () => {
  const source = {
    ...librarySource(
      'posts',
      { 'posts.colour': 'Color' },
      { fr: { 'posts.colour': 'Couleur' }, de: { 'posts.colour': 'Ton' } },
    ),
    translatedFrom: { 'posts.colour': { Hue: ['de'], Color: ['fr'] } },
  };
  source.declarations.forEach((declaration) => (declaration.description = 'Heading above the choice of a color'));
  expect(openLines(openTexts([source], offering('fr', 'de')))).toEqual(['stale: posts: posts.colour in de']);
});
