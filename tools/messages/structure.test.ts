import { expect, it } from 'vitest';
import { misfit } from './structure.ts';

const posts = '{n, plural, one {# post} other {# posts}}';

it.each([
  [posts, '{n, plural, one {# Beitrag} other {# Beiträge}}', 'de'],
  [posts, '{n, plural, other {게시물 #개}}', 'ko'],
  // 'many' is for millions, and 'one' may be written as the numbers that it means.
  [posts, '{n, plural, =0 {aucun} =1 {un article} other {# articles}}', 'fr'],
  [posts, '{n, plural, one {# article} many {# d’articles} other {# articles}}', 'fr'],
  ['Sold by <b>{name}</b>', '<b>{name}</b> verkauft es', 'de'],
  ['{who, select, me {Mine} other {Theirs}}', '{who, select, other {Ihres} me {Meins}}', 'de'],
])('%s may be translated by %s', (english, translation, language) => {
  expect(misfit(english, translation, language)).toBeUndefined();
});

it.each([
  ['Hello', ' ', 'de', /empty/],
  ['Hello {name}', 'Hallo {name', 'de', /not valid ICU/],
  ['Hello {name}', 'Hallo', 'de', /variables/],
  ['Hello {name}', 'Hallo {nom}', 'de', /name/],
  ['{n, number} likes', '{n} Likes', 'de', /number/],
  ['Sold by <b>{name}</b>', 'Verkauft von {name}', 'de', /variables/],
  ['Sold by <b>{name}</b>', 'Verkauft von <i>{name}</i>', 'de', /b/],
  ['{a} of {b}', '{a} von {a, number}', 'de', /./],
  [posts, '{n, plural, other {# Beiträge}}', 'de', /lacks 'one', which de needs for 1/],
  [posts, '{n, plural, =1 {un article} other {# articles}}', 'fr', /lacks 'one', which fr needs for 0/],
  [posts, '{n, plural, one {# пост} other {# постов}}', 'ru', /lacks 'many', which ru needs for 0/],
  [posts, '{n, plural, one {게시물 #개} other {게시물 #개}}', 'ko', /no plural form 'one' \(it has other\)/],
  [posts, '{n, plural, one {# Beitrag} few {# Beitr} other {# Beiträge}}', 'de', /no plural form 'few'/],
  ['<b>{n, plural, one {#} other {#}}</b>', '<b>{n, plural, other {#}}</b>', 'de', /lacks 'one'/],
  ['{who, select, me {Mine} other {Theirs}}', '{who, select, ich {Meins} other {Ihres}}', 'de', /choices of \{who\}/],
])('%s may not be translated by %s in %s', (english, translation, language, problem) => {
  expect(misfit(english, translation, language)).toMatch(problem);
});
