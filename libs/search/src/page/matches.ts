import { fold } from '@social-shop/api-contract/fold';

/** A part of a text, and whether it matches. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** More words of a query say no more, as on the platform. */
const MOST_WORDS = 8;
/** Names are shorter. The rest of a longer text stays unmarked. */
const LONGEST = 500;

/** A character with its marks, so that folding one at a time gives what folding the text gives. */
const CHARACTER = /[^\p{M}\p{Cf}\uFF9E\uFF9F][\p{M}\p{Cf}\uFF9E\uFF9F]*|[^]/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts that are written without spaces: a word may begin anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const wordsOf = (text: string): readonly string[] => fold(text).match(WORD) ?? [];

/**
 * Returns a function that divides a text into parts that match one of the queries, and others. A word matches if it begins like a word of a
 * query, whatever its case, accents, width or form. Linear in the text.
 */
export function matcher(...queries: readonly string[]): (text: string) => readonly Part[] {
  const words = [...new Set(queries.flatMap(wordsOf))].slice(0, MOST_WORDS);
  return (given) => {
    const text = given.normalize('NFC');
    const characters = text.slice(0, LONGEST).match(CHARACTER) ?? [];
    const matched = matchedCharacters(characters, words);
    return partsOf(characters, matched, text.slice(LONGEST));
  };
}

/** Whether each character belongs to a match. */
function matchedCharacters(characters: readonly string[], words: readonly string[]): readonly boolean[] {
  const folded: string[] = [];
  /** The character that each code unit of the folded text comes from. */
  const origin: number[] = [];
  for (const [index, character] of characters.entries()) {
    const letters = fold(character);
    folded.push(letters);
    for (let unit = 0; unit < letters.length; unit += 1) origin.push(index);
  }
  const matched = characters.map(() => false);
  const text = folded.join('');
  for (const { 0: word, index } of text.matchAll(WORD)) {
    for (const [from, to] of matchesIn(word, words)) {
      for (let unit = index + from; unit < index + to; unit += 1) matched[origin[unit] ?? 0] = true;
    }
  }
  return matched;
}

/** A shorter word is not the singular of one: 'as' is not 'a'. */
const SHORTEST_STEM = 3;

/** Where a folded word of a text matches. */
function matchesIn(word: string, words: readonly string[]): [from: number, to: number][] {
  return words.flatMap((sought): [number, number][] => {
    if (UNSPACED.test(sought)) return occurrences(word, sought);
    if (word.startsWith(sought)) return [[0, sought.length]];
    // 'dress' for 'dresses'.
    const isStem = word.length >= SHORTEST_STEM && sought.startsWith(word) && /^e?s$/.test(sought.slice(word.length));
    return isStem ? [[0, word.length]] : [];
  });
}

/** Each place of an unspaced word, or else of two neighbours of its characters. */
function occurrences(word: string, sought: string): [number, number][] {
  const whole = placesOf(word, sought);
  if (whole.length > 0) return whole;
  const letters = [...sought];
  return letters.slice(1, MOST_WORDS).flatMap((letter, index) => placesOf(word, `${letters[index]}${letter}`));
}

function placesOf(word: string, sought: string): [number, number][] {
  const places: [number, number][] = [];
  for (let at = word.indexOf(sought); at >= 0; at = word.indexOf(sought, at + sought.length)) {
    places.push([at, at + sought.length]);
  }
  return places;
}

/** Joins neighbours that both match, or both do not. */
function partsOf(characters: readonly string[], matched: readonly boolean[], rest: string): readonly Part[] {
  const parts: { text: string[]; isMatch: boolean }[] = [];
  for (const [index, character] of characters.entries()) {
    const isMatch = matched[index] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text.push(character);
    else parts.push({ text: [character], isMatch });
  }
  return [
    ...parts.map(({ text, isMatch }) => ({ text: text.join(''), isMatch })),
    ...(rest ? [{ text: rest, isMatch: false }] : []),
  ];
}
