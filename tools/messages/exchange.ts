import { inheritedTexts, type CatalogueRules } from './catalogue.ts';
import { englishOf, type OpenText } from './open.ts';
import type { MessageSource } from './sources.ts';
import { misfit } from './structure.ts';
import type { Translation } from './write.ts';

/**
 * A translator's file for one language, returned with `translation` filled in. `defaultMessage` and `description` are FormatJS's names, for
 * the systems that read its files.
 */
export interface TranslatorsFile {
  language: string;
  texts: Record<string, TranslatorsText>;
}

interface TranslatorsText {
  description: string;
  defaultMessage: string;
  /** Empty until it is translated. */
  translation: string;
  /** If the English text has changed: the old text and its translation. */
  previous?: { defaultMessage: string; translation: string };
}

/** The open texts of one language, for its translator. */
export function translatorsFile(language: string, open: readonly OpenText[]): TranslatorsFile {
  const texts = open
    .filter((text) => text.language === language)
    .map(({ id, description, english, previous }): [string, TranslatorsText] => [
      id,
      {
        description,
        defaultMessage: english,
        translation: '',
        ...(previous && { previous: { defaultMessage: previous.english, translation: previous.translation } }),
      },
    ]);
  return { language, texts: Object.fromEntries(texts) };
}

/** The translations of a file, and notes for the person who imports it. */
export interface Returned {
  translations: Translation[];
  notes: string[];
}

/**
 * Reads files from translators.
 *
 * @throws everything that is wrong with them, so nothing is taken from files that have to be corrected first.
 */
export function readTranslators(
  files: readonly { name: string; text: string }[],
  sources: readonly MessageSource[],
  rules: CatalogueRules,
): Returned {
  const found: Found = { translations: [], notes: [], problems: [] };
  for (const { name, text } of files) {
    const file = parseFile(text);
    if (typeof file === 'string') found.problems.push(`${name}: ${file}`);
    else if (file.language === 'en' || !rules.known.includes(file.language))
      found.problems.push(`${name}: '${file.language}' is not a language to translate into`);
    else readTexts(name, file, sources, rules, found);
  }
  const { translations, notes, problems } = found;
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nNothing was written.`);
  return { translations, notes };
}

interface Found extends Returned {
  problems: string[];
}

function readTexts(
  name: string,
  { language, texts }: TranslatorsFile,
  sources: readonly MessageSource[],
  rules: CatalogueRules,
  { translations, problems, notes }: Found,
): void {
  const empty = Object.values(texts).filter(({ translation }) => translation.trim() === '').length;
  if (empty > 0) notes.push(`${name}: ${empty} of ${Object.keys(texts).length} texts are not translated yet`);
  for (const [id, { defaultMessage, translation }] of Object.entries(texts)) {
    if (translation.trim() === '') continue;
    const source = sources.find(({ declarations }) => declarations.some((declaration) => declaration.id === id));
    const english = source?.declarations.find((declaration) => declaration.id === id)?.defaultMessage;
    if (!source || english === undefined) {
      problems.push(`${name}: ${id}: there is no such text any more: remove it from the file`);
      continue;
    }
    const problem = misfit(english, translation, language);
    const twice = translations.find((other) => other.id === id && other.language === language);
    const changed = defaultMessage !== english;
    if (problem)
      problems.push(`${name}: ${id}: ${problem}${changed ? `; the English text has become '${english}'` : ''}`);
    else if (twice && twice.text !== translation) problems.push(`${name}: ${id}: ${language} is given twice`);
    else if (changed && englishOf(source, id, language) === english)
      notes.push(`${name}: ${id}: skipped, ${language} has a translation of the newer English text`);
    else {
      if (changed) notes.push(`${name}: ${id}: stale already, the English text has become '${english}'`);
      const needless = translation === inheritedTexts(source, language, rules)?.get(id);
      const text = needless ? undefined : translation;
      translations.push({ library: source.library, language, id, text, english: defaultMessage });
    }
  }
}

/** The file, or what is wrong with its form. */
function parseFile(text: string): TranslatorsFile | string {
  let file: unknown;
  try {
    // Some editors begin a file with a byte order mark, which JSON does not know.
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return `not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (!isObject(file) || typeof file['language'] !== 'string' || !isObject(file['texts']))
    return 'expected { language, texts }, as `npm run messages -- export` writes it';
  const { language, texts } = file;
  const wrong = Object.keys(texts).find((id) => !isText(texts[id]));
  if (wrong !== undefined) return `${wrong}: expected { defaultMessage, translation }, both texts`;
  return { language, texts: texts as Record<string, TranslatorsText> };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) =>
  isObject(value) && typeof value['defaultMessage'] === 'string' && typeof value['translation'] === 'string';
