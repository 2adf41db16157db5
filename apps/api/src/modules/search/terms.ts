import { longestQuery } from '@social-shop/api-contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { hashtagLexeme, meaningLexeme } from './document.ts';
import { closest } from './editDistance.ts';
import { fold } from '@social-shop/api-contract/fold';
import type { Lexicon, Meaning } from './lexicon.ts';
import { stemsFor, type StemsOfWord } from './stems.ts';
import { neededOf, runsOf, type Run, type Word } from './words.ts';

/** A condition for a part of a query: the document has all lexemes of at least one group. */
export interface Term {
  readonly anyOf: readonly (readonly string[])[];
  readonly meanings: readonly Meaning[];
  /** The same for words that begin with it, if it may be a prefix. */
  readonly longer?: readonly (readonly string[])[];
  /** The lexemes of the typed word itself. */
  readonly asTyped: readonly string[];
  /** The probable spelling of the typed word. */
  readonly correction?: { readonly typed: string; readonly meant: string };
}

/** The limit of terms in a query. */
const MOST_TERMS = 8;
/** The limit of words for the prefix at the end of a query. */
const MOST_LONGER = 8;
/** The limit of words for a typing error. */
const MOST_SIMILAR = 3;
/** A shorter prefix matches too much: 'd' would match half of the catalogue. */
const SHORTEST_BEGINNING = 2;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A query without surrounding space, cut to 100 characters as visitors count them (S10). */
export function cutQuery(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= longestQuery) return trimmed;
  return [...graphemes.segment(trimmed)]
    .slice(0, longestQuery)
    .map(({ segment }) => segment)
    .join('');
}

/** The terms of a query. @param isTyped whether its last word may be a prefix. */
export async function termsOf(db: Db, lexicon: Lexicon, query: string, isTyped: boolean): Promise<Term[]> {
  const runs = [...runsOf(fold(query))].slice(0, MOST_TERMS);
  const words = runs.flatMap(({ parts, whole }) => [...parts, ...(whole ? [whole] : [])]);
  const plain = words.flatMap((word) => (word.isUnspaced ? [] : word.text));
  const stems = await stemsFor(db, plain);
  const last = isTyped ? runs.at(-1)?.parts.at(-1) : undefined;
  const known = await lookUp(db, plain, stems, last && !last.isUnspaced ? last.text : undefined);
  const reader = new Reader(db, lexicon, stems, known);
  const terms: Term[] = [];
  for (const run of runs) terms.push(...(await reader.read(run)));
  const needed = terms.filter((term) => term !== LEFT_OUT);
  return needed.slice(0, MOST_TERMS);
}

interface KnownWords {
  readonly known: ReadonlySet<string>;
  /** The most frequent words for the prefix at the end. */
  readonly longer: ReadonlyMap<string, readonly string[]>;
}

async function lookUp(
  db: Db,
  words: readonly string[],
  stems: ReadonlyMap<string, StemsOfWord>,
  last: string | undefined,
): Promise<KnownWords> {
  const asked = [...new Set(words.flatMap((word) => [word, ...formsOf(stems.get(word))]))];
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from search_words where word = any(${sql.param(asked)}::text[])`,
  );
  const longer = new Map<string, string[]>();
  if (last !== undefined && last.length >= SHORTEST_BEGINNING) {
    const found = await db.execute<{ word: string }>(sql`select word from search_words
      where word > ${last} collate "C" and word < ${`${last}\u{10FFFF}`} collate "C" order by documents desc, word limit ${MOST_LONGER}`);
    longer.set(
      last,
      found.rows.map(({ word }) => word),
    );
  }
  return { known: new Set(rows.map(({ word }) => word)), longer };
}

const formsOf = (stems: StemsOfWord | undefined): string[] =>
  stems ? Object.values(stems).filter((stem) => stem !== null) : [];

/** A stop word. */
const LEFT_OUT: Term = { anyOf: [], meanings: [], asTyped: [] };

class Reader {
  readonly #db: Db;
  readonly #lexicon: Lexicon;
  readonly #stems: ReadonlyMap<string, StemsOfWord>;
  readonly #words: KnownWords;

  constructor(db: Db, lexicon: Lexicon, stems: ReadonlyMap<string, StemsOfWord>, words: KnownWords) {
    this.#db = db;
    this.#lexicon = lexicon;
    this.#stems = stems;
    this.#words = words;
  }

  async read({ parts, whole }: Run): Promise<Term[]> {
    const [first] = parts;
    if (first?.isHashtag) return [await this.#word(first)];
    if (whole && this.#isKnown(whole.text)) {
      const together = await Promise.all(parts.map((part) => this.#word(part)));
      const all = together.map(({ anyOf }) => anyOf[0] ?? []).flat();
      const anyOf = [[whole.text], ...(all.length > 0 ? [all] : [])];
      return [{ anyOf, meanings: this.#meanings(whole.text), asTyped: [whole.text] }];
    }
    const terms: Term[] = [];
    for (const part of parts) terms.push(...(part.isUnspaced ? this.#unspaced(part.text) : [await this.#word(part)]));
    return terms;
  }

  #isKnown(word: string): boolean {
    return [word, ...formsOf(this.#stems.get(word))].some((form) => this.#words.known.has(form));
  }

  #meanings(word: string): Meaning[] {
    const stems = this.#stems.get(word);
    return stems ? this.#lexicon.meaningsOf(word, stems) : [];
  }

  async #word({ text, isHashtag }: Word): Promise<Term> {
    if (isHashtag) {
      const longer = this.#words.known.has(text) ? [] : (this.#words.longer.get(text) ?? []);
      const anyOf = [text, ...longer].map((word) => [hashtagLexeme(word)]);
      return { anyOf, meanings: [], asTyped: [hashtagLexeme(text)] };
    }
    const meanings = this.#meanings(text);
    const stems = this.#stems.get(text);
    if (meanings.length === 0 && stems && Object.values(stems).some((stem) => stem === null)) return LEFT_OUT;
    const own = { anyOf: this.#lexemesOf(text).map((lexeme) => [lexeme]), meanings, asTyped: [text] };
    const longer = this.#words.longer.get(text) ?? [];
    const wider = longer.length > 0 ? await this.#with(own, longer) : own;
    if (meanings.length > 0 || this.#isKnown(text)) return { ...own, longer: wider.anyOf };
    if (longer.length > 0) return wider;
    return this.#corrected(own, text);
  }

  /** A word with its stems and meanings. */
  #lexemesOf(word: string, stems = this.#stems.get(word)): string[] {
    const meanings = stems ? this.#lexicon.meaningsOf(word, stems) : [];
    return [...new Set([word, ...formsOf(stems), ...meanings.map(meaningLexeme)])];
  }

  /** A term that further words match. */
  async #with({ anyOf, meanings, asTyped }: Term, words: readonly string[]): Promise<Term> {
    const stems = await stemsFor(this.#db, words);
    return {
      anyOf: [...anyOf, ...words.flatMap((word) => this.#lexemesOf(word, stems.get(word)).map((lexeme) => [lexeme]))],
      meanings: [...meanings, ...words.flatMap((word) => this.#meaningsBy(word, stems))],
      asTyped,
    };
  }

  #meaningsBy(word: string, stems: ReadonlyMap<string, StemsOfWord>): Meaning[] {
    const ofWord = stems.get(word);
    return ofWord ? this.#lexicon.meaningsOf(word, ofWord) : [];
  }

  async #corrected(own: Term, typed: string): Promise<Term> {
    const parts = this.#lexicon.partsOf(typed);
    if (parts.length > 0) return { ...own, anyOf: [...own.anyOf, parts.map(meaningLexeme)], meanings: parts };
    const { rows } = await this.#db.execute<{ word: string; documents: number }>(
      sql`select word, documents from search_similar(${typed})`,
    );
    const similar = closest(typed, rows).slice(0, MOST_SIMILAR);
    const [meant] = similar;
    if (meant === undefined) return own;
    return { ...(await this.#with(own, similar)), correction: { typed, meant } };
  }

  /** The meanings in a run without spaces, and the rest of it in pieces. */
  #unspaced(run: string): Term[] {
    const whole = neededOf(run);
    const { meanings, rest } = this.#lexicon.scan(run);
    if (meanings.length === 0) return [{ anyOf: [whole], meanings: [], asTyped: whole }];
    // Either the written run or its meanings.
    const left = rest.filter((part) => [...part].length > 1);
    return [
      ...meanings.map((meaning, index) => ({
        anyOf: [[meaningLexeme(meaning)], ...(index === 0 && meanings.length === 1 ? [whole] : [])],
        meanings: [meaning],
        asTyped: whole,
      })),
      ...left.map((part) => ({ anyOf: [neededOf(part)], meanings: [], asTyped: whole })),
    ];
  }
}
