import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/write.ts';
import { meaningLexeme, quoted } from './document.ts';
import { fold } from '@social-shop/api-contract/fold';
import { Lexicon, ownWords } from './lexicon.ts';
import { stemsFor } from './stems.ts';
import { piecesOf, wordsOf } from './words.ts';

/** The most suggestions, so that one costs the same in a large catalogue. */
const MOST = 20_000;
/** Names and hashtags that are read, the most frequent first. */
const MOST_READ = 50_000;
/** Documents of one meaning that are counted: more of them weigh no more. */
const MOST_COUNTED = 1_000;
/** A text is suggested once as many people have searched for it. */
export const FEWEST_PEOPLE = 5;
/** What people search for comes before what only the catalogue has. */
const SEARCHED = 5;
/** The words of a name that say what it is are its last ones: 'slip dress' of 'Bias-cut cupro slip dress'. */
const LONGEST_THING = 3;

type Weights = Map<string, number>;

/** Writes the suggestions anew, from the catalogue and from what people searched for. One transaction, so none is missing meanwhile. */
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

/** Names of products by what they are, of brands and retailers, and hashtags. */
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

/** What a product is, from its name: all of a short one, and of an English one its last words before what it is like. */
function thingsOf(name: string, language: string | null): string[] {
  const words = name.split(' ');
  const whole = words.length <= LONGEST_THING + 1 ? [name.toLowerCase()] : [];
  if (language !== null && language.split('-')[0] !== 'en') return whole;
  const end = words.findIndex((word) => word === 'in' || word === 'with' || word === 'of' || word.endsWith(','));
  const head = end < 0 ? words : words.slice(0, words[end]?.endsWith(',') ? end + 1 : end);
  const last = head.map((word) => word.replace(',', '').toLowerCase()).slice(-LONGEST_THING);
  return [...new Set([...whole, ...last.map((_, index) => last.slice(index).join(' '))])];
}

/** Words of the lexicon in every language, if something in the catalogue is what they mean. */
async function addLexicon(db: Writer, weights: Weights): Promise<void> {
  for (const [name, words] of Map.groupBy(ownWords(), ({ meaning }) => meaning.name)) {
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
      select from search_products where words @@ ${quoted(meaningLexeme({ name }))}::tsquery limit ${MOST_COUNTED}) found`);
    const count = rows[0]?.count ?? 0;
    if (count > 0) for (const { word } of words) add(weights, word, Math.log1p(count));
  }
}

/** Texts that enough people searched for, and of whose words the catalogue has every one. */
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
