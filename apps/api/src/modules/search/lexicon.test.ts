import { categories } from '@social-shop/api-contract';
import { locales } from '@social-shop/i18n/locales';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../db/testing.ts';
import type { Database } from '../../db/database.ts';
import { fold } from '@social-shop/api-contract/fold';
import { Lexicon, MOST_WORDS, ownWords, readLexicon } from './lexicon.ts';
import { stemsFor } from './stems.ts';

let database: Database;
let lexicon: Lexicon;
beforeAll(async () => {
  database = await openTestDatabase();
  lexicon = await Lexicon.load(database.db);
});
afterAll(() => database.close());

const meaningsOf = async (word: string) => {
  const folded = fold(word);
  const stems = (await stemsFor(database.db, [folded])).get(folded);
  return stems ? lexicon.meaningsOf(folded, stems).map(({ name }) => name) : [];
};

it('has at most 400 words, and each meaning in every language of the shop', () => {
  const words = ownWords();
  const distinct = new Set(words.map(({ word, meaning }) => `${meaning.kind} ${meaning.name} ${word}`));
  expect(distinct.size).toBeLessThanOrEqual(MOST_WORDS);
  // A variety of English or Spanish has the words of its base.
  const languages = new Set(locales.map(({ code }) => (code === 'zh-Hant' ? code : code.split('-')[0])));
  const gaps = [...Map.groupBy(words, ({ meaning }) => `${meaning.kind} ${meaning.name}`)].flatMap(([meaning, own]) =>
    [...languages]
      .filter((language) => !own.some((word) => word.language === language))
      .map((language) => `${meaning}: ${language}`),
  );
  // The Portuguese word for wool, without its accent, is an article.
  expect(gaps).toEqual(['material wool: pt']);
  for (const { meaning } of words) if (meaning.kind === 'category') expect(categories).toContain(meaning.name);
});

it.each([
  ['robes', ['dresses']],
  ['VERTES', ['green']],
  ['Kleider', ['dresses']],
  ['grünes', ['green']],
  ['zapatos', ['shoes']],
  ['borse', ['bags']],
  ['vestidos', ['dresses']],
  ['jewellery', ['jewelry']],
  ['lamp', ['lighting']],
  ['window', []],
])('knows %s in any form', async (word, meanings) => {
  expect(await meaningsOf(word)).toEqual(meanings);
});

it.each([
  ['绿色连衣裙', ['dresses', 'green']],
  ['綠色連衣裙', ['dresses', 'green']],
  ['초록', ['green']],
  ['검은색원피스', ['black', 'dresses']],
])('reads %s without spaces', (run, meanings) => {
  expect(
    lexicon
      .scan(run)
      .meanings.map(({ name }) => name)
      .toSorted(),
  ).toEqual(meanings);
});

it.each([
  'kind\tmeaning\ten\nplace\tsea\tsea',
  'kind\tmeaning\ten\ngood\t\tsea',
  'kind\tmeaning\ten\ngood\tsea\tsea\tmer',
])('refuses a file with a wrong row', (file) => {
  expect(() => readLexicon(file, 'own.tsv')).toThrow('own.tsv, row 1');
});
