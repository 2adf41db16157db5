import { expect, it } from 'vitest';
import { checkMessages } from './check.ts';
import { readDeclarations } from './declarations.ts';
import type { MessageSource } from './sources.ts';
import { librarySource, rules } from './testing.ts';

const posts = { 'posts.count': '{n, plural, one {# post} other {# posts}}', 'posts.colour': 'Color of {name}' };

const check = (...sources: MessageSource[]) => checkMessages(sources, rules);

it('accepts a dialect with only its differences, and a language with all texts', () => {
  const translations = {
    'en-GB': { 'posts.colour': 'Colour of {name}' },
    ko: { 'posts.count': '{n, plural, other {게시물 #개}}', 'posts.colour': '{name} 색상' },
  };
  expect(check(librarySource('posts', posts, translations))).toEqual([]);
});

it.each([
  ['an id of another library', librarySource('posts', { 'post.title': 'Posts' }), /begins with 'posts\.'/],
  ['broken ICU', librarySource('posts', { 'posts.count': '{n, plural, one {# post}' }), /not valid ICU/],
  ['a plural without other', librarySource('posts', { 'posts.count': '{n, plural, one {# post}}' }), /not valid ICU/],
  ['an empty text', librarySource('posts', { 'posts.title': ' ' }), /empty/],
  ['an unknown id', librarySource('posts', posts, { 'en-GB': { 'posts.gone': 'Gone' } }), /does not declare/],
  ['an unknown catalogue', librarySource('posts', posts, { en_GB: {} }), /not a catalogue/],
  ['another placeholder', librarySource('posts', posts, { fr: { 'posts.colour': 'Couleur de {nom}' } }), /in fr/],
  ['a lost plural', librarySource('posts', posts, { fr: { 'posts.count': '{n} articles' } }), /in fr/],
  [
    'broken translated ICU',
    librarySource('posts', posts, { fr: { 'posts.colour': 'Couleur de {name' } }),
    /not valid ICU/,
  ],
  ['a redundant entry', librarySource('posts', posts, { 'en-GB': { 'posts.colour': 'Color of {name}' } }), /repeats/],
])('reports %s', (_, source, problem) => {
  const problems = check(source);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(problem);
});

it('reports a description that is too short', () => {
  const source = librarySource('posts', { 'posts.title': 'Posts' });
  source.declarations.forEach((declaration) => (declaration.description = 'title'));
  expect(check(source)).toEqual([expect.stringContaining('description')]);
});

it('reports an id that two libraries declare', () => {
  const other = librarySource('posts', { 'posts.count': 'Posts' });
  expect(check(librarySource('posts', posts), other)).toEqual(['posts.count: declared twice']);
});

it('does not report missing or stale translations, whatever their placeholders were', () => {
  const fr = { 'posts.count': '{count} articles' };
  const stale = librarySource('posts', posts, { fr }, { 'posts.count': '{count} posts' });
  expect(check(stale)).toEqual([]);
  expect(check({ ...stale, translations: {} })).toEqual([]);
});

it('reports a translation that was typed by hand, a record of a removed text, and a record that names a language twice', () => {
  const typed = {
    ...librarySource('posts', posts, { fr: { 'posts.colour': 'Couleur de {name}' } }),
    translatedFrom: {},
  };
  expect(check(typed)).toEqual([expect.stringMatching(/posts\.colour: .*fr.*npm run messages -- accept/)]);
  const moved = { ...librarySource('posts', {}), translatedFrom: { 'posts.colour': { 'Color of {name}': ['fr'] } } };
  expect(check(moved)).toEqual([expect.stringMatching(/posts\.colour: .*not declared.*npm run messages -- accept/)]);
  const merged = {
    ...librarySource('posts', posts, { fr: { 'posts.colour': 'Couleur de {name}' } }),
    translatedFrom: { 'posts.colour': { 'Color of {name}': ['fr'], 'Color for {name}': ['fr'] } },
  };
  expect(check(merged)).toEqual([expect.stringMatching(/posts\.colour: .*fr twice/)]);
});

it('reads literal texts from a module, in any quotes, with their positions', () => {
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
  ['texts from another module', 'defineMessages(others)'],
  ['a syntax error', 'defineMessages({'],
])('refuses %s', (_, code) => {
  expect(() => readDeclarations(code, 'messages.ts')).toThrow('messages.ts');
});
