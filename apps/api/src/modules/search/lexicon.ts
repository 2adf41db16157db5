import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/write.ts';
import { fold } from '@social-shop/api-contract/fold';
import { searchLexicon } from './schema.ts';
import { stemmedLanguages, stemsFor, type StemmedLanguage, type StemsOfWord } from './stems.ts';
import { wordsOf } from './words.ts';

const kinds = ['category', 'good', 'material', 'colour'] as const;

/** The meaning of a word of the lexicon, the same in every language. */
export interface Meaning {
  readonly kind: (typeof kinds)[number];
  /** A category as in `post.category`, a colour as in `post.colours`; for goods and materials their English word. */
  readonly name: string;
}

/** A word and its meaning in one language. */
export interface LexiconWord {
  readonly word: string;
  readonly language: string;
  readonly meaning: Meaning;
}

/** The limit of words in the platform's own lexicon; a merchant's file adds to it. */
export const MOST_WORDS = 400;

/** Shorter parts of compounds would also occur in other words. */
const SHORTEST_PART = 3;

const ownFile = join(import.meta.dirname, 'lexicon.tsv');

/** The platform's own words. */
export const ownWords = (): LexiconWord[] => readLexicon(readFileSync(ownFile, 'utf8'), ownFile);

/**
 * Reads a lexicon: lines of tab-separated cells. The first names the columns: `kind`, `meaning`, then languages (BCP 47). A cell has the
 * words of one language, separated by spaces. Lines that begin with '#' are ignored.
 *
 * @throws Error that names the line, if its kind or its number of cells is wrong.
 */
export function readLexicon(text: string, file: string): LexiconWord[] {
  const [[, , ...languages] = [], ...rows] = text
    .split('\n')
    .map((line) => line.trimEnd().split('\t'))
    .filter(([first = '']) => first !== '' && !first.startsWith('#'));
  return rows.flatMap(([kind, name = '', ...cells], index) => {
    if (!isKind(kind) || name === '' || cells.length > languages.length) {
      throw new Error(
        `${file}, row ${index + 1}: expected ${kinds.join(', ')}, a meaning and at most ${languages.length} cells of words.`,
      );
    }
    return cells.flatMap((cell, column) =>
      cell
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => ({ word, language: languages[column] ?? '', meaning: { kind, name } })),
    );
  });
}

const isKind = (kind: string | undefined): kind is Meaning['kind'] => kinds.some((known) => known === kind);

/** Finds what words mean, in any form that their language's dictionary knows. */
export class Lexicon {
  readonly #byStem = new Map<string, Set<Meaning>>();
  /** The words of languages that write compounds as one word. */
  readonly #byWord = new Map<string, Set<Meaning>>();
  /** Words of languages without spaces, the longest first. */
  readonly #unspaced: (readonly [string, Meaning])[] = [];

  private constructor() {}

  /** The platform's lexicon with the merchant's additions. */
  static async load(db: Writer): Promise<Lexicon> {
    const lexicon = new Lexicon();
    const { rows } = await db.execute<{ word: string; language: string; kind: Meaning['kind']; name: string }>(
      sql`select word, language, kind, meaning as name from ${searchLexicon} order by 1, 2, 3, 4`,
    );
    const words = [...ownWords(), ...rows.map(({ word, language, ...meaning }) => ({ word, language, meaning }))];
    const parsed = words.map((entry) => ({ ...entry, parts: [...wordsOf(fold(entry.word))] }));
    const stems = await stemsFor(
      db,
      parsed.flatMap(({ parts }) => parts.map(({ text }) => text)),
    );
    const meanings = new Map<string, Meaning>();
    for (const { language, meaning: given, parts } of parsed) {
      const key = `${given.kind} ${given.name}`;
      const meaning = meanings.get(key) ?? given;
      meanings.set(key, meaning);
      // A compound such as 'make-up' is known only as a whole.
      const last = parts.at(-1);
      if (!last) continue;
      if (language === 'de') add(lexicon.#byWord, last.text, meaning);
      if (last.isUnspaced) lexicon.#unspaced.push([last.text, meaning]);
      else add(lexicon.#byStem, keyOf(language, last.text, stems.get(last.text)), meaning);
    }
    lexicon.#unspaced.sort(([a], [b]) => b.length - a.length);
    return lexicon;
  }

  /** The meanings of a word in the given languages. */
  meaningsOf(word: string, stems: StemsOfWord, languages: readonly StemmedLanguage[] = stemmedLanguages): Meaning[] {
    const found = languages.flatMap((language) => [...(this.#byStem.get(keyOf(language, word, stems)) ?? [])]);
    return [...new Set(found)];
  }

  /** The meanings of the two parts of a compound that is written as one word, such as 'Leinenkleid'; empty if the word is not one. */
  partsOf(word: string): Meaning[] {
    for (let split = SHORTEST_PART; split <= word.length - SHORTEST_PART; split += 1) {
      const first = this.#byWord.get(word.slice(0, split));
      const second = this.#byWord.get(word.slice(split));
      if (first && second) return [...first, ...second];
    }
    return [];
  }

  /**
   * The meanings in a run of Chinese, Japanese or Korean: the longest words first, each character used once. @returns also the parts
   * without a meaning.
   */
  scan(run: string): { readonly meanings: Meaning[]; readonly rest: string[] } {
    const meanings = new Set<Meaning>();
    let rest = [run];
    for (const [word, meaning] of this.#unspaced) {
      if (!rest.some((part) => part.includes(word))) continue;
      meanings.add(meaning);
      // A word may have several meanings, so words of the same length search the same text.
      rest = rest.flatMap((part) => part.split(word)).filter((part) => part !== '');
    }
    return { meanings: [...meanings], rest };
  }
}

function add(map: Map<string, Set<Meaning>>, key: string, meaning: Meaning): void {
  map.set(key, (map.get(key) ?? new Set()).add(meaning));
}

const keyOf = (language: string, word: string, stems: StemsOfWord | undefined) => {
  const stem = stemmedLanguages.some((known) => known === language) ? stems?.[language as StemmedLanguage] : undefined;
  return `${language} ${stem ?? word}`;
};
