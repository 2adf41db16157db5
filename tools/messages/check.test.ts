import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CatalogueRules } from './catalogue.ts';
import { checkMessages } from './check.ts';
import { readDeclarations } from './declarations.ts';
import type { MessageSource } from './sources.ts';

function library(
  library: string,
  texts: Record<string, string>,
  translations: MessageSource['translations'] = {},
): MessageSource {
  const declarations = Object.entries(texts).map(([id, defaultMessage]) => {
    return { id, defaultMessage, description: 'A heading on a page', start: 0, end: 0 };
  });
  return { library, declarations, translations };
}

const posts = { 'posts.count': '{n, plural, one {# post} other {# posts}}', 'posts.colour': 'Color of {name}' };

// By its address: a build tool that depended on a library, which is built by it, would go in a circle.
const { catalogueRules }: { catalogueRules: CatalogueRules } = await import(
  join(import.meta.dirname, '../../libs/i18n/src/locales.ts')
);

function check(sources: MessageSource[], offered: string[]) {
  return checkMessages(sources, { ...catalogueRules, offered });
}

it('accepts a dialect that says only what differs, and a language that says all', () => {
  const translations = {
    'en-GB': { 'posts.colour': 'Colour of {name}' },
    ko: { 'posts.count': '{n, plural, other {게시물 #개}}', 'posts.colour': '{name} 색상' },
  };
  expect(check([library('posts', posts, translations)], ['en', 'en-GB', 'ko'])).toEqual([]);
});

it.each([
  ['an id of another library', library('posts', { 'post.title': 'Posts' }), /begins with 'posts\.'/],
  ['broken ICU', library('posts', { 'posts.count': '{n, plural, one {# post}' }), /not valid ICU/],
  ['a plural without other', library('posts', { 'posts.count': '{n, plural, one {# post}}' }), /not valid ICU/],
  ['an empty text', library('posts', { 'posts.title': ' ' }), /empty/],
  ['an unknown id', library('posts', posts, { 'en-GB': { 'posts.gone': 'Gone' } }), /does not declare/],
  ['an unknown catalogue', library('posts', posts, { en_GB: {} }), /not a catalogue/],
  ['another placeholder', library('posts', posts, { fr: { 'posts.colour': 'Couleur de {nom}' } }), /in fr/],
  ['a lost plural', library('posts', posts, { fr: { 'posts.count': '{n} articles' } }), /in fr/],
  ['broken translated ICU', library('posts', posts, { fr: { 'posts.colour': 'Couleur de {name' } }), /not valid ICU/],
  ['a needless entry', library('posts', posts, { 'en-GB': { 'posts.colour': 'Color of {name}' } }), /repeats/],
])('reports %s', (_, source, problem) => {
  const problems = check([source], ['en', 'en-GB']);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(problem);
});

it('reports a text that says too little to its translator', () => {
  const source = library('posts', { 'posts.title': 'Posts' });
  source.declarations.forEach((declaration) => (declaration.description = 'title'));
  expect(check([source], ['en'])).toEqual([expect.stringContaining('description')]);
});

it('reports an id that two libraries declare', () => {
  const other = { ...library('posts', { 'posts.count': 'Posts' }) };
  expect(check([library('posts', posts), other], ['en'])).toEqual(['posts.count: declared twice']);
});

it('reports what an offered language leaves to English, but not what a dialect leaves to its language', () => {
  const source = library('posts', posts, {
    'es-419': { 'posts.count': '{n, plural, one {# publicación} other {# publicaciones}}' },
    'es-ES': { 'posts.colour': 'Color de {name}' },
    fr: { 'posts.colour': 'Couleur de {name}' },
  });
  expect(check([source], ['en', 'es-ES', 'fr'])).toEqual(['posts.count: not in fr, which is offered']);
  // English texts on a page that says it is Chinese (zh) would not become right by being in Traditional Chinese.
  const chinese = library('posts', { 'posts.title': 'Posts' }, { zh: { 'posts.title': '帖子' } });
  expect(check([chinese], ['zh-Hant'])).toEqual(['posts.title: not in zh-Hant, which is offered']);
});

it('reads literal texts from a module, however they are quoted, and where they stand', () => {
  const code = `import { defineMessages } from '@social-shop/i18n';
    export const messages = defineMessages({
      title: { id: 'posts.title', description: "Heading of the page", defaultMessage: \`It's here\` },
      'long-one': { id: 'posts.long', description: 'A long' + ' text', defaultMessage: 'One, ' + 'two' },
    });`;
  const [title, long] = readDeclarations(code, 'messages.ts');
  expect(title).toMatchObject({ id: 'posts.title', description: 'Heading of the page', defaultMessage: "It's here" });
  expect(code.slice(title?.start, title?.end)).toMatch(/^\{ id: 'posts.title'.*\}$/);
  expect(long).toMatchObject({ id: 'posts.long', description: 'A long text', defaultMessage: 'One, two' });
});

it.each([
  ['a computed text', 'defineMessages({ a: { id: `posts.${x}`, description: "A heading", defaultMessage: "A" } })'],
  ['spread texts', 'defineMessages({ ...others })'],
  ['a missing field', 'defineMessages({ a: { id: "posts.a", defaultMessage: "A" } })'],
  ['an unknown field', 'defineMessages({ a: { id: "a", description: "b", defaultMessage: "c", note: "d" } })'],
  ['texts from elsewhere', 'defineMessages(others)'],
  ['a syntax error', 'defineMessages({'],
])('refuses %s', (_, code) => {
  expect(() => readDeclarations(code, 'messages.ts')).toThrow('messages.ts');
});
