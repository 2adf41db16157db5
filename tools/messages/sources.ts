import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readDeclarations } from './declarations.ts';
import type { Declaration } from './declarations.ts';

/** The texts of one library, of the host or of the platform: the English sources and their translations. */
export interface MessageSource {
  /** The folder of `messages.ts` and its translations, absolute. */
  folder: string;
  /** The first part of all its ids: the name of the library or application, or of the folder inside one. */
  library: string;
  declarations: Declaration[];
  /** Language to `{ id: text }`. */
  translations: Record<string, Record<string, string>>;
  /** Id to the English texts that translations were made from, each with its languages: `translatedFrom.json`. */
  translatedFrom: TranslatedFrom;
}

export type TranslatedFrom = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The file in which a folder declares its texts. */
export const declarationsFile = (folder: string): string => join(folder, 'messages.ts');

/** The file with the translations in one language. */
export const translationFile = (folder: string, language: string): string =>
  join(folder, 'messages', `${language}.json`);

/** The file that records from which English text each translation was made. */
export const translatedFromFile = (folder: string): string => join(folder, 'translatedFrom.json');

/** The translations in a folder, one file per language. */
export function translationFiles(folder: string): string[] {
  const translations = join(folder, 'messages');
  if (!existsSync(translations)) return [];
  return readdirSync(translations)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(translations, name));
}

/** Reads the texts of this folder. */
export function readSource(folder: string): MessageSource {
  const record = translatedFromFile(folder);
  return {
    folder,
    library: basename(isWhole(folder) ? dirname(folder) : folder),
    declarations: declarationsFiles(folder).flatMap((file) => readDeclarations(readFileSync(file, 'utf8'), file)),
    translations: Object.fromEntries(
      translationFiles(folder).map((path) => [basename(path, '.json'), readTranslation(path)]),
    ),
    translatedFrom: existsSync(record) ? readTranslatedFrom(record) : {},
  };
}

/** The folders of the workspace with texts: the `src` of a library or application, and translated folders inside it. */
export function messageFolders(workspace: string): string[] {
  return globSync('{libs,apps}/*/src/**/messages.ts', { cwd: workspace })
    .map((file) => join(workspace, dirname(file)))
    .filter((folder) => isWhole(folder) || existsSync(join(folder, 'messages')))
    .sort();
}

const isWhole = (folder: string) => basename(folder) === 'src';

/** A build strips texts from one file of a library or application. A folder inside one is read as it is, and may contain more. */
function declarationsFiles(folder: string): string[] {
  if (isWhole(folder)) return [declarationsFile(folder)];
  return globSync('**/{messages,*-messages,*Messages}.ts', { cwd: folder })
    .sort()
    .map((file) => join(folder, file));
}

function readTranslation(path: string): Record<string, string> {
  return mapValues(path, readJson(path), (text, id) => {
    if (typeof text !== 'string') throw new Error(`${path}: the text of ${id} is not a string`);
    return text;
  });
}

function readTranslatedFrom(path: string): TranslatedFrom {
  return mapValues(path, readJson(path), (texts, id) =>
    mapValues(`${path}, ${id}`, texts, (languages) => {
      if (typeof languages === 'string') return languages.split(' ');
      throw new Error(`${path}: expected { id: { English: 'de fr …' } } at ${id}`);
    }),
  );
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function mapValues<Value>(place: string, object: unknown, read: (value: unknown, name: string) => Value) {
  if (typeof object !== 'object' || object === null || Array.isArray(object))
    throw new Error(`${place}: expected an object`);
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, read(value, name)]));
}
