import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/write.ts';

/** The languages of the shop for which the database has a dictionary. */
export const stemmedLanguages = ['en', 'fr', 'de', 'es', 'it', 'pt'] as const;

export type StemmedLanguage = (typeof stemmedLanguages)[number];

const DICTIONARIES: Readonly<Record<StemmedLanguage, string>> = {
  en: 'english_stem',
  fr: 'french_stem',
  de: 'german_stem',
  es: 'spanish_stem',
  it: 'italian_stem',
  pt: 'portuguese_stem',
};

/** A word's stem by language; null where it is a stop word, such as 'the'. */
export type StemsOfWord = Readonly<Record<StemmedLanguage, string | null>>;

/** Enough for the words of a large catalogue; the oldest words are dropped and looked up again. */
const MOST_KEPT = 200_000;
const AT_A_TIME = 5_000;

/** Stems from the database's dictionaries. They never change, so they are cached in memory. */
const known = new Map<string, StemsOfWord>();

/** The first stem in each language as an array: null for a stop word. */
const stemsByLanguage = sql.raw(
  `array[${stemmedLanguages.map((language) => `(ts_lexize('${DICTIONARIES[language]}', word))[1]`).join(', ')}]`,
);

/** The stems of words, with one statement for those that are not yet known. */
export async function stemsFor(db: Writer, words: Iterable<string>): Promise<ReadonlyMap<string, StemsOfWord>> {
  const found = new Map<string, StemsOfWord>();
  const missing: string[] = [];
  for (const word of new Set(words)) {
    const stems = known.get(word);
    if (stems) found.set(word, stems);
    else missing.push(word);
  }
  for (let start = 0; start < missing.length; start += AT_A_TIME) {
    const { rows } = await db.execute<{ word: string; stems: (string | null)[] }>(
      sql`select word, ${stemsByLanguage} as stems
      from unnest(${sql.param(missing.slice(start, start + AT_A_TIME))}::text[]) word`,
    );
    for (const { word, stems } of rows) found.set(word, remember(word, stems));
  }
  return found;
}

function remember(word: string, stems: readonly (string | null)[]): StemsOfWord {
  if (known.size >= MOST_KEPT) known.delete(known.keys().next().value ?? '');
  const entries = stemmedLanguages.map((language, index) => [language, stems[index] ?? null] as const);
  const ofWord = Object.fromEntries(entries) as unknown as StemsOfWord;
  known.set(word, ofWord);
  return ofWord;
}
