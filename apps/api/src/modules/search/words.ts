/** A word of a folded text. A run of Chinese, Japanese or Korean has no reliable spaces, so it is read in pieces. */
export interface Word {
  readonly text: string;
  readonly isUnspaced: boolean;
  /** Written with a '#'. */
  readonly isHashtag: boolean;
}

const RUN = /#?[\p{L}\p{N}\p{M}_]+(?:[-'’.][\p{L}\p{N}]+)*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+/gu;
const HAN = /\p{Script=Han}/u;

/** Longer words are cut, because the index has a limit and nobody searches for the end of a word. */
const LONGEST = 64;

/** Words that are written together, such as 'a-line': the parts, and the whole if there are several. */
export interface Run {
  readonly parts: readonly Word[];
  readonly whole: Word | undefined;
}

/** The runs of a folded text, in order. */
export function* runsOf(folded: string): Generator<Run> {
  for (const [run] of folded.matchAll(RUN)) {
    const isHashtag = run.startsWith('#');
    const text = isHashtag ? run.slice(1) : run;
    const parts = text.split(/[-'’._]/).filter((part) => part !== '');
    yield {
      parts: [
        ...(isHashtag ? [{ text: text.slice(0, LONGEST), isUnspaced: false, isHashtag }] : []),
        ...parts.flatMap((part) => [...byScript(part)]),
      ],
      whole: parts.length > 1 ? spaced(parts.join('')) : undefined,
    };
  }
}

/** The words of a folded text, in order. Compounds such as 'a-line' are returned in parts and as a whole. */
export function* wordsOf(folded: string): Generator<Word> {
  for (const { parts, whole } of runsOf(folded)) {
    yield* parts;
    if (whole) yield whole;
  }
}

function* byScript(part: string): Generator<Word> {
  let end = 0;
  for (const { 0: run, index } of part.matchAll(UNSPACED)) {
    if (index > end) yield spaced(part.slice(end, index));
    yield { text: run, isUnspaced: true, isHashtag: false };
    end = index + run.length;
  }
  if (end < part.length) yield spaced(part.slice(end));
}

const spaced = (text: string): Word => ({ text: text.slice(0, LONGEST), isUnspaced: false, isHashtag: false });

/** The lexemes of an unspaced run: each pair of neighbours, and each Han character by itself. */
export function piecesOf(run: string): string[] {
  const letters = [...run];
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  return [...pairs, ...letters.filter((letter) => letters.length === 1 || HAN.test(letter))];
}

/** The lexemes that a document needs for an unspaced run of a query: its pairs, or its only character. */
export const neededOf = (run: string): string[] => {
  const letters = [...run];
  return letters.length === 1 ? letters : piecesOf(run).slice(0, letters.length - 1);
};
