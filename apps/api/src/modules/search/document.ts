import { fold } from '@social-shop/api-contract/fold';
import type { Lexicon, Meaning } from './lexicon.ts';
import { stemmedLanguages, type StemmedLanguage, type StemsOfWord } from './stems.ts';
import { piecesOf, wordsOf, type Word } from './words.ts';

/** The four weights of PostgreSQL's full text, the heaviest first. */
type Weight = 'A' | 'B' | 'C' | 'D';

/** A text of a document. */
export interface Field {
  readonly text: string;
  readonly weight: Weight;
  /** The language of the text (BCP 47); null if unknown. */
  readonly language: string | null;
  /** In a name stop words count too: a creator may be called 'The One'. */
  readonly isName?: boolean;
  /** Whether its words also match words of the same meaning in other languages. */
  readonly hasMeanings?: boolean;
}

/** A thing with its own materials and colours, so that 'green dress' does not match a dress next to a green bag. */
export interface Thing {
  readonly category: string | null;
  readonly colours: readonly string[];
  /** Its name, which may mention further qualities. */
  readonly name: Field;
}

/** The indexed data of a post, a product or a creator. */
export interface Source {
  readonly fields: readonly Field[];
  readonly things: readonly { readonly thing: Thing; readonly weight: Weight }[];
  /** The attributes for filters. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The whole name, which ranks first if a query equals it; empty without a name. */
  readonly title: string;
}

// All lexemes except plain words begin with a character that no word begins with.
export const meaningLexeme = ({ name }: Pick<Meaning, 'name'>) => `@${name}`;
export const pairLexeme = (quality: string, thing: string) => `@${quality}+${thing}`;
export const attributeLexeme = (name: string, value: string) => `=${name}:${value}`;
export const titleLexeme = (text: string) => `!${[...wordsOf(fold(text))].flatMap(isWhole).join('').slice(0, 200)}`;
export const hashtagLexeme = (word: string) => `#${word}`;

const isWhole = ({ text, isHashtag }: Word) => (isHashtag ? [] : text);

/** The words whose stems `vectorOf` needs. */
export const plainWordsOf = ({ fields, things }: Source): string[] =>
  [...fields, ...things.map(({ thing }) => thing.name)].flatMap(({ text }) =>
    [...wordsOf(fold(text))].flatMap((word) => (word.isUnspaced || word.isHashtag ? [] : word.text)),
  );

/** A document's lexemes, and its words as they are written. */
export interface Indexed {
  /** In the input form of PostgreSQL's `tsvector`. */
  readonly vector: string;
  readonly words: ReadonlySet<string>;
}

/** Builds the index entry of a document. @param stems those of its `plainWordsOf`. */
export function vectorOf(source: Source, lexicon: Lexicon, stems: ReadonlyMap<string, StemsOfWord>): Indexed {
  const weights = new Map<string, Weight>();
  const words = new Set<string>();
  const add = (lexeme: string, weight: Weight) => {
    const before = weights.get(lexeme);
    if (before === undefined || weight < before) weights.set(lexeme, weight);
  };
  const reading = { lexicon, stems, add };
  for (const field of source.fields) for (const word of addField(field, reading)) words.add(word);
  for (const { thing, weight } of source.things) addThing(thing, weight, reading);
  for (const [name, value] of source.attributes) add(attributeLexeme(name, value), 'D');
  if (source.title !== '') add(titleLexeme(source.title), 'A');
  const vector = [...weights].map(([lexeme, weight]) => `${quoted(lexeme)}:1${weight}`).join(' ');
  return { vector, words };
}

interface Reading {
  readonly lexicon: Lexicon;
  readonly stems: ReadonlyMap<string, StemsOfWord>;
  readonly add: (lexeme: string, weight: Weight) => void;
}

/** @returns the words as they are written. */
function addField(field: Field, { lexicon, stems, add }: Reading): string[] {
  const written: string[] = [];
  const languages = languagesOf(field);
  for (const word of wordsOf(fold(field.text))) {
    if (word.isHashtag) {
      add(hashtagLexeme(word.text), field.weight);
      written.push(word.text);
    } else if (word.isUnspaced) {
      for (const piece of piecesOf(word.text)) add(piece, field.weight);
      written.push(word.text);
    } else {
      const ofWord = stems.get(word.text);
      const known = languages.map((language) => ofWord?.[language] ?? null);
      // A stop word in every language of the text.
      if (!field.isName && known.length > 0 && known.every((stem) => stem === null)) continue;
      add(word.text, field.weight);
      written.push(word.text);
      for (const stem of known) if (stem !== null) add(stem, field.weight);
    }
  }
  if (field.hasMeanings)
    for (const meaning of meaningsIn(field, lexicon, stems)) add(meaningLexeme(meaning), field.weight);
  return written;
}

/** A language without a dictionary has no stems; a text in an unknown language has the stems of all languages. */
function languagesOf({ language }: Field): readonly StemmedLanguage[] {
  if (language === null) return stemmedLanguages;
  const base = language.split('-')[0];
  return stemmedLanguages.filter((known) => known === base);
}

function meaningsIn(field: Field, lexicon: Lexicon, stems: ReadonlyMap<string, StemsOfWord>): Meaning[] {
  const languages = languagesOf(field);
  return [...wordsOf(fold(field.text))].flatMap((word) => {
    if (word.isUnspaced) return lexicon.scan(word.text).meanings;
    const ofWord = stems.get(word.text);
    return ofWord && !word.isHashtag ? lexicon.meaningsOf(word.text, ofWord, languages) : [];
  });
}

function addThing({ category, colours, name }: Thing, weight: Weight, { lexicon, stems, add }: Reading): void {
  const meant = meaningsIn(name, lexicon, stems);
  const named = (kind: Meaning['kind']) =>
    meant.filter((meaning) => meaning.kind === kind).map((meaning) => meaning.name);
  const categories = category === null ? named('category') : [category];
  const qualities = [...(colours.length > 0 ? colours : named('colour')), ...named('material')];
  const things = new Set([...categories, ...named('good')]);
  for (const one of [...things, ...qualities]) add(meaningLexeme({ name: one }), weight);
  for (const thing of things) for (const quality of qualities) add(pairLexeme(quality, thing), weight);
}

/** A lexeme in the input form of `tsvector` and `tsquery`. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
