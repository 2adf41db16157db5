import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/write.ts';
import { meaningLexeme, quoted } from './document.ts';
import { fold } from '@social-shop/api-contract/fold';
import { Lexicon, ownWords } from './lexicon.ts';
import { stemsFor } from './stems.ts';
import { piecesOf, wordsOf } from './words.ts';

/** The limit of suggestions, so that a look-up does not get slower with the catalogue. */
const MOST = 20_000;
/** The limit of names and hashtags that are read, the most frequent first. */
const MOST_READ = 50_000;
/** The limit of documents that are counted for one meaning. */
const MOST_COUNTED = 1_000;
/** A query is suggested once this many people have searched for it. */
export const FEWEST_PEOPLE = 5;
/** Added to the weight of queries, so that they rank above texts of the catalogue. */
const SEARCHED = 5;
/** The kind of product is in the last words of its name: 'slip dress' of 'Bias-cut cupro slip dress'. */
const LONGEST_THING = 3;

type Weights = Map<string, number>;

/** Rebuilds the suggestions from the catalogue and from queries, in one transaction, so none is missing meanwhile. */
export async function rebuildSuggestions(db: Writer): Promise<void> {
  const weights: Weights = new Map();
  await addNames(db, weights);
  await addLexicon(db, weights);
  await addSearched(db, weights);
  const rows = [...weights]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([text, weight]) => ({ text, weight, words: vectorOf(text) }));
  await db.execute(sql`delete from search_suggestions`);
  await db.execute(sql`
    insert into search_suggestions (text, weight, words)
    select text, weight, words from json_populate_recordset(null::search_suggestions, ${JSON.stringify(rows)}::json)`);
}

const vectorOf = (text: string) => {
  const words = [...wordsOf(fold(text))].flatMap((word) => (word.isUnspaced ? piecesOf(word.text) : word.text));
  return [...new Set(words)].map(quoted).join(' ');
};

const add = (weights: Weights, text: string, weight: number) => {
  if (text !== '') weights.set(text, Math.max(weight, weights.get(text) ?? 0));
};

/** Adds kinds of products, names of brands and retailers, and hashtags. */
async function addNames(db: Writer, weights: Weights): Promise<void> {
  const { rows: products } = await db.execute<{ name: string; language: string | null; count: number }>(sql`
    select name, language, count(*)::int as count from product_details group by name, language order by 3 desc limit ${MOST_READ}`);
  const things = new Map<string, number>();
  for (const { name, language, count } of products) {
    for (const thing of thingsOf(name, language)) things.set(thing, (things.get(thing) ?? 0) + count);
  }
  for (const [thing, count] of things) add(weights, thing, Math.log1p(count));
  const { rows: names } = await db.execute<{ text: string; count: number }>(sql`
    select b.name as text, count(*)::int as count from brands b join product_details d on d.brand_id = b.id group by b.id
    union all select r.display_name, count(*)::int from retailers r join product_details d on d.retailer_id = r.id group by r.id
    union all (select '#' || name, posts_count from hashtags where posts_count > 0 order by posts_count desc limit ${MOST_READ})`);
  for (const { text, count } of names) add(weights, text, Math.log1p(count));
}

/** The kinds of a product, from its name: a short name as a whole, and the last words of an English name before its qualities. */
function thingsOf(name: string, language: string | null): string[] {
  const words = name.split(' ');
  const whole = words.length <= LONGEST_THING + 1 ? [name.toLowerCase()] : [];
  if (language !== null && language.split('-')[0] !== 'en') return whole;
  const end = words.findIndex((word) => word === 'in' || word === 'with' || word === 'of' || word.endsWith(','));
  const head = end < 0 ? words : words.slice(0, words[end]?.endsWith(',') ? end + 1 : end);
  const last = head.map((word) => word.replace(',', '').toLowerCase()).slice(-LONGEST_THING);
  return [...new Set([...whole, ...last.map((_, index) => last.slice(index).join(' '))])];
}

/** Adds the words of the lexicon in every language, if the catalogue has something of their meaning. */
async function addLexicon(db: Writer, weights: Weights): Promise<void> {
  for (const [name, words] of Map.groupBy(ownWords(), ({ meaning }) => meaning.name)) {
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
      select from search_products where words @@ ${quoted(meaningLexeme({ name }))}::tsquery limit ${MOST_COUNTED}) found`);
    const count = rows[0]?.count ?? 0;
    if (count > 0) for (const { word } of words) add(weights, word, Math.log1p(count));
  }
}

/** Adds queries of enough people, if the catalogue has all of their words. */
async function addSearched(db: Writer, weights: Weights): Promise<void> {
  const { rows } = await db.execute<{ text: string; people: number }>(sql`
    select text, max(people)::int as people from (select text, month, count(*) as people from searched_texts group by text, month) counted
    group by text having max(people) >= ${FEWEST_PEOPLE} order by 2 desc limit ${MOST_READ}`);
  const lexicon = await Lexicon.load(db);
  const words = rows.flatMap(({ text }) => [...wordsOf(fold(text))].map((word) => word.text));
  const stems = await stemsFor(db, words);
  const { rows: known } = await db.execute<{ word: string }>(
    sql`select word from search_words where word = any(${sql.param([...new Set(words)])}::text[])`,
  );
  const ofCatalogue = new Set(known.map(({ word }) => word));
  for (const { text, people } of rows) {
    const areKnown = [...wordsOf(fold(text))].every(({ text: word, isUnspaced }) => {
      if (ofCatalogue.has(word)) return true;
      const ofWord = stems.get(word);
      return isUnspaced
        ? lexicon.scan(word).meanings.length > 0
        : !!ofWord && lexicon.meaningsOf(word, ofWord).length > 0;
    });
    if (areKnown) add(weights, text, SEARCHED + Math.log1p(people));
  }
}
