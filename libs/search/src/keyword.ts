/** The most characters of a keyword, as visitors count them (S10). */
const LONGEST = 100;
/** A character of more code units than this is no character of a language. */
const UNITS = 20;

/** A text as it is searched for: without space around it and cut to 100 characters, none of them torn (S10, T94). Empty if it is blank. */
export function keywordOf(typed: string): string {
  const text = typed
    .slice(0, LONGEST * UNITS)
    .toWellFormed()
    .replaceAll(INVISIBLE, ' ')
    .trim();
  if (text.length <= LONGEST) return text;
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return Array.from(characters, ({ segment }) => segment)
    .slice(0, LONGEST)
    .join('')
    .trim();
}

/** What has no width and joins nothing; `trim` knows it as no space. */
const INVISIBLE = /[\u200B\u2060\uFEFF]/g;
